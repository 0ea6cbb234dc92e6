import { type Coordinates, FREE_KILOMETERS, urgencies } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { multiplier } from '../../src/format/french.ts'
import { searchAddress, suggestions } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'

const options = () => {
  const [, ...levels] = page.getByLabelText("Niveau d'urgence").getByRole('option').elements()
  return levels.map(({ textContent }) => plain(textContent))
}

const factors = urgencies.map((level) =>
  plain(`${level.label} – prix ${multiplier(level.multiplier)}`),
)

/** What the options say of a water heater in Lyon. */
function withPrices(address?: Coordinates) {
  return urgencies.map(({ key: urgency }, index) => {
    const { amount } = priceOf({ service: 'chauffe-eau', urgency, city: 'lyon', address })
    return `${factors[index]} – ${amount}`
  })
}

test('without a service the urgencies say what they multiply', async () => {
  await openSite('/plombier-lyon')
  expect(options()).toEqual(factors)
})

test('with a service each urgency has its price, at the address once one is picked', async () => {
  await openSite('/plombier-lyon?service=chauffe-eau')
  await expect.poll(options).toEqual(withPrices())

  const coordinates = placeAt('lyon', FREE_KILOMETERS + 100, 0)
  await searchAddress('grande rue', { label: 'Grande Rue', coordinates })
  await suggestions.click()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  expect(options()).toEqual(withPrices(coordinates))
  expect(withPrices(coordinates)).not.toEqual(withPrices())
})
