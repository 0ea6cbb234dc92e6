import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import { openSite } from '../support/components/open-site.tsx'

test('with reduced motion no spinner turns', async () => {
  await openSite('/plombier-bordeaux')
  stubAddressService()
  await page.getByLabelText("Adresse d'intervention").fill('bordeaux')
  await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
  expect(document.getAnimations()).not.toEqual([])

  await prefer({ 'prefers-reduced-motion': 'reduce' })
  expect(document.getAnimations()).toEqual([])
})

test.each([
  ['light', false],
  ['dark', true],
])('with more contrast a %s page stays so', async (scheme, isDark) => {
  await openSite('/mentions-legales')
  await prefer({ 'prefers-color-scheme': scheme, 'prefers-contrast': 'more' })
  const { color, backgroundColor } = getComputedStyle(document.body)
  expect(brightness(color) > brightness(backgroundColor)).toBe(isDark)
})

async function prefer(preferences: Record<string, string>) {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

function brightness(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return red + green + blue
}
