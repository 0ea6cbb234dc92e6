import { searchAddresses } from '@plombier/geo-client'
import { type City, cities } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGeocoder } from '../src/geocoder.ts'
import { answer, basePath } from '../src/protocol.ts'
import { communes } from './support/geocoder.ts'

// The client's promise, kept on a server that ranks a hundred candidates, as the national one does.

const names = ['Rue Victor Hugo', 'Rue de la Mairie', 'Boulevard Gambetta', 'Avenue Foch']
// The sources write a straight apostrophe, as the national service does.
const covered = cities.map((city) => ({ ...city, name: city.name.replaceAll('’', "'") }))

/** Streets of these names for every postcode of 150 large communes, of the covered ones, and of Rue. */
const streets = communes
  .toSorted((a, b) => b.population - a.population)
  .filter(
    ({ name }, index) =>
      index < 150 || name === 'Rue' || covered.some((city) => city.name === name),
  )
  .flatMap(({ name: city, postcodes, latitude, longitude }) =>
    postcodes.flatMap((postcode) =>
      names.map((name) => ({ name, type: 'street' as const, city, postcode, latitude, longitude })),
    ),
  )
const geocoder = createGeocoder(streets)

/** Searches on the page of a city, and counts the requests. */
async function search(text: string, { center, name }: City, server = geocoder) {
  let requests = 0
  const fetch = async (url: string) => {
    requests += 1
    const { body, status } = answer(url.slice(new URL(url).origin.length), server)
    return Response.json(body, { status })
  }
  const baseUrl = `http://localhost${basePath}`
  const [first] = await searchAddresses(text, { baseUrl, fetch, near: { ...center, name } })
  return { label: first?.label, city: first?.city, requests }
}

function city(name: string): City {
  return covered.find((city) => city.name === name) as City
}

test('the own street of a covered city always comes first, by two requests at most', async () => {
  const anyName = fc.constantFrom(...names)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...covered), anyName, async (city, name) => {
      const first = await search(name.toLowerCase(), city)
      expect(first.label).toMatch(new RegExp(`^${name} \\d{5} ${city.name}$`))
      expect(first.requests).toBeLessThanOrEqual(2)
    }),
    { numRuns: 200 },
  )
})

test('also before that of a suburb, which is among the candidates alone', async () => {
  const tourcoing = city('Tourcoing')
  expect(geocoder.search('avenue foch', 1, tourcoing.center)[0]?.properties.city).toBe('Lille')
  expect(await search('8 av foch', tourcoing)).toMatchObject({ city: 'Tourcoing', requests: 2 })
})

test.each([
  ['rue victor hugo clermont', 'Clermont-Ferrand'],
  ['rue victor hugo di', 'Dijon'],
  ['rue victor hugo aix', 'Aix-en-Provence'],
  ['bd gambetta st eti', 'Saint-Étienne'],
])('on the page of Lyon %s leads to %s', async (text, place) => {
  expect(await search(text, city('Lyon'))).toMatchObject({ city: place, requests: 1 })
})

test('no rue names the commune called Rue', async () => {
  const server = createGeocoder(streets.filter(({ city }) => city === 'Rue'))
  const first = await search('rue de la mairie', city('Amiens'), server)
  expect(first).toMatchObject({ city: 'Rue', requests: 2 })
})
