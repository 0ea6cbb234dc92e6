import { act } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dismissToasts, Toaster, toastError, toastSuccess } from '../../src/ui/toaster.tsx'
import { fakeTimeouts } from '../support/components/browser.ts'
import { announced, notifications } from '../support/components/texts.ts'

const copied = { title: 'Devis copié', text: 'Vous pouvez le coller où vous voulez.' }
const failed = { title: 'Copie impossible', text: 'Copiez le texte à la main.' }
const closing = page.getByRole('button', { name: 'Fermer la notification' })

fakeTimeouts()
beforeEach(() => render(<Toaster />))

test.each([
  ['success', toastSuccess, 6],
  ['error', toastError, 8],
])('a toast of %s takes the place of another, and goes after its time', async (...row) => {
  const [, show, seconds] = row
  await settled(() => toastError(failed))
  await settled(() => show(copied))
  // A finger enters, and never leaves.
  const touch = { pointerType: 'touch', bubbles: true, relatedTarget: document.body }
  await settled(() => closing.element().dispatchEvent(new PointerEvent('pointerover', touch)))
  await settled(() => vi.advanceTimersByTime((seconds - 1) * 1000))
  expect(announced.element().textContent).toBe('Devis copié Vous pouvez le coller où vous voulez.')
  await settled(() => vi.advanceTimersByTime(2000))
  expect(notifications.element().textContent).toBe('')
})

test('a toast that was hovered goes after its time, also when the next one came meanwhile', async () => {
  await settled(() => toastError(failed))
  const pointer = (type: string) =>
    notifications.element().dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'mouse',
        bubbles: true,
        relatedTarget: document.body,
      }),
    )
  await settled(() => pointer('pointerover'))
  await settled(() => vi.advanceTimersByTime(20_000))
  expect(announced.element().textContent).toContain(failed.title)
  await settled(() => dismissToasts())
  await settled(() => toastError(failed))
  await settled(() => vi.advanceTimersByTime(9000))
  expect(notifications.element().textContent).toBe('')
})

test('a toast is not printed, and is closed by its button', async () => {
  onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { media: '' }))
  await settled(() => toastSuccess(copied))
  await expect.element(page.getByText(copied.title)).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText(copied.title)).not.toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  await settled(() => closing.click())
  expect(notifications.element().textContent).toBe('')
})

/** Makes a change, and lets React render it and run its effects. */
async function settled(change: () => unknown) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => void (await change()))
  vi.unstubAllGlobals()
}
