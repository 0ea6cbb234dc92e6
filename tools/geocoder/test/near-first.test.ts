import { searchAddresses } from '@plombier/geo-client'
import { type City, cities, haversineKm } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Commune } from '../src/communes.ts'
import { createGeocoder } from '../src/geocoder.ts'
import type { Place } from '../src/places.ts'
import { answer, basePath } from '../src/protocol.ts'
import { communes } from './support/geocoder.ts'

// The client's promise, kept on a server that ranks a hundred candidates, as the national one does.

const names = [
  ...['Rue Victor Hugo', 'Rue de la Mairie', 'Boulevard Gambetta', 'Avenue Foch', 'Rue Pasteur'],
  ...['Rue de la République', 'Rue de la Gare', 'Place de la République', 'Rue Jean Jaurès'],
  ...['Rue des Lilas', 'Rue du Moulin', 'Rue de la Fontaine', 'Avenue du Général de Gaulle'],
  ...['Rue Jules Ferry', 'Rue des Écoles', 'Rue du Château', 'Impasse des Acacias'],
  ...['Rue Émile Zola', 'Rue de Verdun', 'Grande Rue'],
]
// The sources write a straight apostrophe, as the national service does.
const covered = cities.map((city) => ({ ...city, name: city.name.replaceAll('’', "'") }))

const large = communes
  .filter(({ name }) => !name.endsWith('Arrondissement'))
  .toSorted((a, b) => b.population - a.population)
  .filter(
    ({ name }, index) =>
      index < 150 || name === 'Rue' || covered.some((city) => city.name === name),
  )
/** Of each covered city a commune within 10 km, with a street of a name that is nowhere else. */
const neighbours = covered.map((city) => {
  const isNeighbour = (commune: Commune) =>
    !large.includes(commune) && haversineKm(city.center, commune) < 10
  const [commune = large[0] as Commune] = communes.filter(isNeighbour)
  return { city, commune, name: `Route de ${[...city.name].reverse().join('').toLowerCase()}` }
})
/** Streets of the common names for the large communes, of those of the rows, and of the neighbours. */
const streets = [
  ...large.flatMap((commune) =>
    commune.postcodes.flatMap((postcode) =>
      names.map((name) => ({ ...street(name, commune), postcode })),
    ),
  ),
  ...neighbours.map(({ name, commune }) => street(name, commune)),
  ...[
    ['Grande Rue', "L'Union"],
    ['Rue de Sévigné', 'Cesson-Sévigné'],
    ['Rue Pasteur', 'Cesson-Sévigné'],
    ['Rue Pasteur', 'Le Chesnay-Rocquencourt'],
    ['Rue Victor Hugo', 'Vic-le-Comte'],
    ['Boulevard Gambetta', "Ville-d'Avray"],
    ['Rue de Reims', 'La Courneuve'],
  ].map(([name = '', city]) =>
    street(name, communes.find((commune) => commune.name === city) as Commune),
  ),
]
const geocoder = createGeocoder(streets)

function street(name: string, { name: city, postcodes, latitude, longitude }: Commune): Place {
  return { name, type: 'street', city, postcode: postcodes[0], latitude, longitude }
}

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

test('the street of a neighbour, which the city has not, always comes first', async () => {
  const typed = fc.constantFrom('', '12 ')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...neighbours), typed, async ({ city, name }, number) => {
      const { label } = await search(number + name.toLowerCase(), city)
      expect(label).toMatch(name)
    }),
  )
})

test.each([
  ['Lyon', 'rue victor hugo clermont', 'Rue Victor Hugo 63000 Clermont-Ferrand'],
  ['Lyon', 'rue victor hugo di', 'Rue Victor Hugo 21000 Dijon'],
  ['Lyon', 'bd gambetta st eti', 'Boulevard Gambetta 42000 Saint-Étienne'],
  ['Nantes', 'rue vic', 'Rue Victor Hugo 44000 Nantes'],
  ['Toulouse', "grande rue l'union", "Grande Rue 31240 L'Union"],
  ['Rennes', 'rue pasteur sevigne', 'Rue Pasteur 35510 Cesson-Sévigné'],
  ['Lyon', 'rue pasteur havre', 'Rue Pasteur 76600 Le Havre'],
  ['Le Havre', 'rue de la republique annecy', 'Rue de la République 74000 Annecy'],
  ['Amiens', 'rue', 'Rue'],
  ['Paris', 'moulin', 'Rue du Moulin 75001 Paris'],
  ['Villeurbanne', 'boulevard gambetta vill', 'Boulevard Gambetta 69100 Villeurbanne'],
  // What hides the own street on the national service, too.
  ['Paris', 'rue de la repubique', 'Rue de la République 75001 Paris'],
  ['Tours', 'rue jlues ferry', 'Rue Jules Ferry 37000 Tours'],
  ['Rouen', '12 avenue jules ferry', 'Rue Jules Ferry 76000 Rouen'],
  ['Nantes', '12 rue pasteur residence les pins', 'Rue Pasteur 44000 Nantes'],
  ['Nantes', 'appt 4 12/14 rue pasteur', 'Rue Pasteur 44000 Nantes'],
])('on the page of %s %s leads to %s', async (name, text, label) => {
  expect(await search(text, city(name))).toMatchObject({ label })
})

test('no rue names the commune called Rue', async () => {
  const server = createGeocoder(streets.filter(({ city }) => city === 'Rue'))
  const first = await search('rue de la mairie', city('Amiens'), server)
  expect(first).toMatchObject({ city: 'Rue', requests: 2 })
})
