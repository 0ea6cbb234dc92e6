import { beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openSite } from '../support/components/open-site.tsx'
import { fields, pickAddress, pickService, submit } from '../support/components/quote-form.ts'
import { textsOf } from '../support/components/texts.ts'
import { placeAt } from '../support/places.ts'

const { service, urgency } = fields
const total = page.getByRole('paragraph').filter({ hasText: /€\s*TTC$/ })
const card = page.getByRole('complementary', { name: 'Votre prix' })
const far = { label: '1 Quai Carnot 33120 Arcachon', coordinates: placeAt('bordeaux', 51, 250) }

function boxOf(locator: Locator) {
  return locator.element().getBoundingClientRect()
}

beforeEach(() => page.viewport(360, 740))

/** The bar: the submit button's parent. */
const bar = () => page.elementLocator(submit.element().parentElement as Element)

test('the price appears with the first pick and becomes exact with the last', async () => {
  await page.viewport(1024, 600)
  await openSite('/plombier-bordeaux')
  const rows = () => textsOf(page.getByRole('row').elements())
  const options = () => textsOf(urgency.getByRole('option').elements()).slice(1)
  const whatToPick = page.getByText('Choisissez un type de service : son prix s’affiche aussitôt.')
  await expect.element(whatToPick).toBeVisible()
  expect(total.query()).toBeNull()
  await pickService('Dépannage de chauffe-eau')
  await expect.element(total).toHaveTextContent('À partir de 180 € TTC')
  expect(whatToPick.query()).toBeNull()
  expect(rows()).toEqual(['Prix de base180,00 €', '20 km offerts, puis 0,65 € par km'])

  await pickAddress(far)
  await expect.element(total).toHaveTextContent('À partir de 200 € TTC')
  expect(card.getByText(/sur le PDF/).query()).toBeNull()
  expect(options()).toEqual([
    'Normal (48h) × 1 – 200 €',
    'Urgent (24h) × 1,2 – 240 €',
    'Urgence immédiate (2h) × 1,5 – 300 €',
  ])
  await urgency.selectOptions('urgent')
  await expect.element(card).toMatchTextContent(/Dépannage de chauffe-eau, Urgent \(24h\)/)
  const onPdf = card.getByText('288,22 € sur le PDF, TVA de 20 % ajoutée')
  await expect.element(onPdf).toBeVisible()
  expect(options()).toContain('Urgent (24h) × 1,2 – 240 €')
  expect(textsOf(total.elements()).at(0)).toBe('240 € TTC')
  expect(rows()).toEqual([
    'Prix de base180,00 €',
    'Déplacement (31 km)20,15 €',
    'Majoration « Urgent (24h) »40,03 €',
    'Arrondi à l’euro−0,18 €',
  ])
  for (const control of [fields.name, submit]) {
    control.element().focus()
    await expect.element(total.first()).toBeInViewport({ ratio: 1 })
  }
})

test('the bar covers no message and no list, nor does a keyboard', async () => {
  await openSite('/plombier-lyon')
  await pickService('Dépannage de chauffe-eau')
  await submit.click()
  const summary = page.getByRole('group', { name: /à corriger/ })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link', { name: 'Adresse requise' }).click()
  const message = page.getByText('Adresse requise').last()
  await expect.poll(() => boxOf(message).bottom).toBeLessThanOrEqual(boxOf(bar()).top)

  // Stub: the part of the screen that an on-screen keyboard leaves.
  const screen = Object.assign(new EventTarget(), { offsetTop: 0, height: 740 })
  vi.stubGlobal('visualViewport', screen)
  await service.click()
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  expect(boxOf(list).bottom).toBeLessThanOrEqual(boxOf(bar()).top)
  screen.height = 360
  screen.dispatchEvent(new Event('resize'))
  expect(boxOf(list).bottom).toBeLessThanOrEqual(360)
  expect(boxOf(list).height).toBeGreaterThan(100)
  expect(boxOf(service).top).toBeGreaterThanOrEqual(0)
})

test('the bar leads to the service, then shows both totals', async () => {
  await openSite('/plombier-bordeaux')
  await page.getByRole('link', { name: 'Choisissez un service' }).click()
  await expect.element(service).toHaveFocus()
  await expect.element(service).toBeInViewport({ ratio: 1 })
  await pickService('Dépannage de chauffe-eau')
  await expect.element(total).toBeInViewport({ ratio: 1 })
  await urgency.selectOptions('urgent')
  await pickAddress(far)
  const onPdf = page.getByText(/^Avec TVA/)
  await expect.element(onPdf).toHaveTextContent('Avec TVA (PDF) : 288,22 €')
})

test('the bar leads to the lines of the price', async () => {
  await openSite('/plombier-lyon')
  await pickService('Dépannage de chauffe-eau')
  await page.getByText('Détail', { exact: true }).click()
  await expect.element(page.getByRole('row').first()).toBeInViewport({ ratio: 1 })
})
