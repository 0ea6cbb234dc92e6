import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'

const service = page.getByLabelText('Type de service')
const list = page.getByRole('listbox')

/** Stub: an on-screen keyboard that leaves these pixels of the screen. */
function stubKeyboard(visible: number) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: visible })
  vi.stubGlobal('visualViewport', viewport)
  return (height: number) => {
    viewport.height = height
    viewport.dispatchEvent(new Event('resize'))
  }
}

test('a list ends above the on-screen keyboard, also one that comes up later', async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-lyon')
  const showKeyboard = stubKeyboard(740)
  await service.click()
  await expect.element(list).toBeVisible()
  const box = () => list.element().getBoundingClientRect()
  expect(box().bottom).toBeLessThanOrEqual(740)

  showKeyboard(360)
  expect(box().bottom).toBeLessThanOrEqual(360)
  expect(box().height).toBeGreaterThan(100)
  expect(service.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})
