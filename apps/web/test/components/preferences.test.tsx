import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import { submit } from '../support/components/fill-in-quote-form.ts'
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
  ['light', 'no-preference'],
  ['dark', 'no-preference'],
  ['light', 'more'],
  ['dark', 'more'],
])('a page is %s where that is preferred, with contrast: %s', async (scheme, contrast) => {
  await openSite('/mentions-legales')
  await prefer({ 'prefers-color-scheme': scheme, 'prefers-contrast': contrast })
  const { color, backgroundColor, colorScheme } = getComputedStyle(document.body)
  expect(luminance(color) > luminance(backgroundColor)).toBe(scheme === 'dark')
  // Of the browser's own scroll bars and lists.
  expect(colorScheme).toContain(scheme)
})

test.each(['light', 'dark'])(
  'on a %s page a field’s edge and placeholder are seen',
  async (scheme) => {
    await prefer({ 'prefers-color-scheme': scheme })
    await openSite('/plombier-bordeaux')
    const field = page.getByLabelText("Adresse d'intervention").element()
    const { borderTopColor, backgroundColor } = getComputedStyle(field)
    for (const ground of [backgroundColor, getComputedStyle(document.body).backgroundColor]) {
      expect(contrastBetween(borderTopColor, ground)).toBeGreaterThan(3)
    }
    const placeholder = getComputedStyle(field, '::placeholder').color
    expect(contrastBetween(placeholder, backgroundColor)).toBeGreaterThan(4.5)
  },
)

test('in the form, what has the focus has an outline', async () => {
  await openSite('/plombier-bordeaux')
  const labels = ['Nom complet', "Niveau d'urgence", 'Description détaillée']
  for (const control of [...labels.map((label) => page.getByLabelText(label)), submit]) {
    const element = control.element()
    if (element instanceof HTMLElement) element.focus()
    expect(getComputedStyle(element).outlineStyle).not.toBe('none')
  }
})

async function prefer(preferences: Record<string, string>) {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

/** Of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastBetween(...colors: [string, string]) {
  const [darker = 0, lighter = 0] = colors.map(luminance).sort((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? [])
    .map((share) => Number(share) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
