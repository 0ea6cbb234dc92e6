import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  type AddressRequest,
  passDebounce,
  stubAddressService,
} from '../support/components/address-service.ts'
import { fakeTimeouts } from '../support/components/fake-timeouts.ts'
import { suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'

const field = page.getByLabelText("Adresse d'intervention")
const nextField = page.getByLabelText('Type de service')
const nothingFound = page.getByText('Aucune adresse trouvée.')

fakeTimeouts()

let requests: AddressRequest[]

beforeEach(async () => {
  await page.viewport(360, 740)
  await openSite('/plombier-bordeaux')
  requests = stubAddressService()
})

/** Pixels from the top of the field to the top of an element below it. */
function below(element: Locator) {
  const [upper, lower] = [field, element].map((each) => each.element().getBoundingClientRect().top)
  return (lower ?? Number.NaN) - (upper ?? Number.NaN)
}

test('nothing moves by more than a line while an address is searched for and not found, in any script', async () => {
  const line = Number.parseFloat(getComputedStyle(document.body).lineHeight)
  const start = below(nextField)
  const moved = () => Math.abs(below(nextField) - start)
  for (const text of ['zzqqxx', 'Париж', '٣ شارع باريس', '東京都千代田区']) {
    await field.fill(text)
    await expect.element(page.getByText('Recherche en cours...')).toBeVisible()
    expect(moved()).toBeLessThanOrEqual(line)

    passDebounce()
    requests.at(-1)?.found()
    await expect.element(nothingFound).toBeVisible()
    expect(field.element()).toHaveAttribute('aria-expanded', 'false')
    expect(moved()).toBeLessThanOrEqual(line)

    await field.fill('')
    await expect.poll(() => nothingFound.query()).toBeNull()
    expect(moved()).toBeLessThanOrEqual(line)
  }
})

test('the row under the pointer stands out, and nothing moves', async () => {
  const before = below(nextField)
  await field.fill('lyon')
  passDebounce()
  requests[0]?.found({ label: 'Lyon' }, { label: 'Lyons-la-Forêt' })
  await expect.element(suggestions).toHaveLength(2)
  const [first, second] = [suggestions.nth(0), suggestions.nth(1)]
  const secondPlace = below(second)
  const ground = (row: Locator) => getComputedStyle(row.element()).backgroundColor
  for (const [row, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await row.hover()
    await expect.element(row).toHaveAttribute('aria-selected', 'true')
    expect(ground(row)).not.toBe(ground(other))
    expect(below(second)).toBe(secondPlace)
    expect(below(nextField)).toBe(before)
  }
})

test('the field and its rows suit a touch screen', async () => {
  const input = field.element()
  expect(input).toHaveAttribute('autocomplete', 'address-line1')
  expect(input).toHaveAttribute('spellcheck', 'false')
  // Below 16 px, phones zoom into a field.
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
  await field.fill('lyon')
  passDebounce()
  requests[0]?.found({ label: 'Lyon' }, { label: 'Lyons-la-Forêt' })
  await expect.element(suggestions).toHaveLength(2)
  for (const row of suggestions.elements()) {
    expect(row.getBoundingClientRect().height).toBeGreaterThan(43)
  }
})
