import {
  type CitySlug,
  type Coordinates,
  cities,
  findCity,
  haversineKm,
} from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NearerCity } from '../../src/features/quote/words/trip-notice.tsx'
import { kilometers } from '../../src/format/french.ts'
import { FAR_KILOMETERS } from '../../src/site/service-area.ts'
import { fillInContact, pickAddress } from '../support/components/fill-in-quote-form.ts'
import { openSite } from '../support/components/open-site.tsx'
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

test('the nearer city is named and linked', async () => {
  expect(await hint('bordeaux', placeAt('le-havre', 3, 270))).toEqual({
    text: 'Cette adresse est plus proche du Havre que de Bordeaux : depuis Le Havre, le déplacement coûterait moins cher.Calculer depuis Le Havre',
    link: '/plombier-le-havre',
  })
})

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
      expect(text === '').toBe(!isFar && !isOffered)
    }),
    { numRuns: 60 },
  )
})

test('the form announces the nearer city and a trip that is too long, and keeps its input on that city’s page', async () => {
  const { center: poitiers } = findCity('poitiers')
  const heard = page.getByRole('status')
  await openSite('/plombier-bordeaux?service=fuite&urgence=emergency')
  await fillInContact()
  await pickAddress({ label: '1 Rue Carnot 86000 Poitiers', coordinates: poitiers })
  await expect.element(heard.getByText(/^Cette adresse est plus proche de Poitiers/)).toBeVisible()
  await expect.element(heard.getByText(/délai de 2\sh ne peut pas être tenu/)).toBeVisible()

  await heard.getByRole('link', { name: 'Calculer depuis Poitiers' }).first().click()
  await expect.element(page.getByText(/Votre prix à Poitiers/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  const told = heard.getByText('Le prix se calcule maintenant depuis Poitiers.')
  await expect.element(told).toBeVisible()
  await expect.element(page.getByText('Adresse confirmée')).toBeVisible()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Élodie')
  const { total } = priceOf({
    service: 'fuite',
    urgency: 'emergency',
    city: 'poitiers',
    address: poitiers,
  })
  expect(plain(page.getByRole('main').element().textContent)).toContain(total)
})
