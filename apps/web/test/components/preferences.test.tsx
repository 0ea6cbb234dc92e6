import { afterEach, expect, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { stubAddressService } from '../support/components/address-service.ts'
import { searchAddress, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'

const address = page.getByLabelText("Adresse d'intervention")

/** Stands in for a visitor's settings until the test ends. */
async function prefer(settings: Readonly<Record<string, string>>) {
  const features = Object.entries(settings).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features })
}

afterEach(() => prefer({}))

/** The element looks different without the property. */
async function expectDrawn(part: Locator, property: 'outline' | 'border-width') {
  const element = part.element()
  if (!(element instanceof HTMLElement)) throw new Error('has no style')
  const picture = () => part.screenshot({ base64: true, save: false })
  const drawn = await picture()
  element.style.setProperty(property, '0')
  expect(await picture()).not.toBe(drawn)
}

test('with forced colours an outline marks the active row, and a border the button', async () => {
  await prefer({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' })
  await openSite('/plombier-bordeaux')
  await searchAddress('bordeaux', { label: 'Bordeaux' })
  await userEvent.keyboard('{ArrowDown}')
  await expectDrawn(page.getByRole('listbox').getByRole('option', { selected: true }), 'outline')
  await expectDrawn(submit, 'border-width')
})

test('with less motion no spinner turns', async () => {
  await openSite('/plombier-bordeaux')
  stubAddressService()
  await address.fill('bordeaux')
  await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
  expect(document.getAnimations()).not.toEqual([])
  await prefer({ 'prefers-reduced-motion': 'reduce' })
  await expect.poll(() => document.getAnimations()).toEqual([])
})
