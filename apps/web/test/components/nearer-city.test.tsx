import {
  type CitySlug,
  type Coordinates,
  cities,
  currentTariff,
  findCity,
  haversineKm,
} from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NearerCity } from '../../src/features/quote/words/trip-notice.tsx'
import { cityWithDe } from '../../src/format/city-name.ts'
import { kilometers } from '../../src/format/french.ts'
import { FAR_KILOMETERS } from '../../src/site/service-area.ts'
import { fillInContact, submit } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
import { stubPdfWorker } from '../support/components/pdf-worker.ts'
import { pickAddress } from '../support/components/pick-address.ts'
import { renderPage } from '../support/components/render-page.tsx'
import { placeAt } from '../support/places.ts'
import { plain, priceOf } from '../support/price.ts'

/** The hint about an address on a city's page, and its link; both are empty if the city is right. */
async function hint(slug: CitySlug, coordinates: Coordinates) {
  const screen = await renderPage(
    <main>
      <NearerCity city={findCity(slug)} coordinates={coordinates} />
    </main>,
  )
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  const text = plain(screen.container.textContent)
  const link = page.getByRole('link').query()?.getAttribute('href')
  await screen.unmount()
  return { text, link }
}

/** The covered cities around an address, the nearest one first. */
function around(address: Coordinates) {
  return cities
    .map(({ slug, name, center }) => ({ slug, name, distanceKm: haversineKm(center, address) }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
}

const noHint = { text: '', link: undefined }
const from = (slug: CitySlug) => findCity(slug).center

test.each([
  ['in the city of the page', 'lyon', from('lyon')],
  ['in a nearer city, within the free distance of both', 'lyon', from('villeurbanne')],
  [
    'beyond the free distance, but with no city nearer',
    'brest',
    placeAt('brest', currentTariff.freeKilometers + 40, 270),
  ],
] as const)('there is no hint about an address %s', async (_, slug, address) => {
  expect(await hint(slug, address)).toEqual(noHint)
})

test.each([
  ['beyond the free distance', 'nancy', 'metz', placeAt('metz', 8, 180)],
  ['hundreds of kilometres away', 'bordeaux', 'le-havre', placeAt('le-havre', 3, 270)],
] as const)(
  'the nearer city is named and linked for an address %s',
  async (_, slug, nearer, address) => {
    const [here, there] = [findCity(slug).name, findCity(nearer).name]
    expect(await hint(slug, address)).toEqual({
      text: `Cette adresse est plus proche ${cityWithDe(there)} que ${cityWithDe(here)} : depuis ${there}, le déplacement coûterait moins cher.Calculer depuis ${there}`,
      link: `/plombier-${nearer}`,
    })
  },
)

test('for an address far from every city, the page names the nearest one and its distance', async () => {
  const midAtlantic = { latitude: 46, longitude: -30 }
  const [nearest] = around(midAtlantic)
  const distance = plain(kilometers(Math.round(nearest?.distanceKm ?? 0)))
  expect(await hint('lyon', midAtlantic)).toEqual({
    text: `Aucune ville couverte n’est proche de cette adresse : la plus proche est ${nearest?.name}, à ${distance}.`,
    link: undefined,
  })
})

test('another city is offered exactly when it is near and travel from it costs less', async () => {
  const slug = fc.constantFrom(...cities.map(({ slug }) => slug))
  const distance = fc.double({ min: 0, max: 1.5 * FAR_KILOMETERS, noNaN: true })
  const bearing = fc.double({ min: 0, max: 360, noNaN: true })
  const address = fc.tuple(slug, distance, bearing).map((position) => placeAt(...position))
  await fc.assert(
    fc.asyncProperty(address, fc.nat(5), async (address, rank) => {
      const nearby = around(address)
      const [nearest, city] = [nearby[0], nearby[rank]]
      if (!nearest || !city) throw new Error('No city')
      const [cost, lowest] = [city, nearest].map(
        ({ slug }) => priceOf({ service: 'fuite', city: slug, address }).travelCost,
      )
      const { text, link } = await hint(city.slug, address)
      const isFar = nearest.distanceKm > FAR_KILOMETERS
      expect(text.startsWith('Aucune ville couverte')).toBe(isFar)
      const isOffered = !isFar && (lowest ?? 0) < (cost ?? 0)
      expect(link).toBe(isOffered ? `/plombier-${nearest.slug}` : undefined)
    }),
    { numRuns: 60 },
  )
})

test('the form keeps its input on the page of the nearer city', async () => {
  const { center: poitiers } = findCity('poitiers')
  // pdfmake takes seconds to load from the development server.
  stubPdfWorker()
  await openSite('/plombier-bordeaux?service=fuite&urgence=urgent')
  await fillInContact()
  await page.getByLabelText('Description détaillée').fill('Fuite sous l’évier de la cuisine.')
  await pickAddress({ label: '1 Rue Carnot 86000 Poitiers', coordinates: poitiers })
  await page.getByRole('link', { name: 'Calculer depuis Poitiers' }).click()
  await expect.element(page.getByText(/Votre prix à Poitiers/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect
    .element(page.getByText('Le prix se calcule maintenant depuis Poitiers.'))
    .toBeVisible()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()

  await submit.click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Votre devis à Poitiers')
  const { estimate } = priceOf({
    service: 'fuite',
    urgency: 'urgent',
    city: 'poitiers',
    address: poitiers,
  })
  expect(plain(page.getByRole('main').element().textContent)).toContain(estimate)
})
