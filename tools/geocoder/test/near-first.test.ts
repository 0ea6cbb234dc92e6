import { searchAddresses } from '@plombier/geo-client'
import { cities, findCity } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGeocoder } from '../src/geocoder.ts'
import { answer, basePath } from '../src/protocol.ts'
import { communes } from './support/geocoder.ts'

// The client's promise, kept on a server that ranks a hundred candidates, as the national one does.

const names = [
  ...['Rue Victor Hugo', 'Rue Pasteur', 'Rue Jules Ferry', 'Rue du Moulin', 'Rue de la Mairie'],
  ...['Rue de la République', 'Place de la République', 'Boulevard Gambetta', 'Grande Rue'],
]
const own = [
  ...['Cesson-Sévigné', "L'Union", 'Rue', 'Vic-le-Comte', "Ville-d'Avray"],
  ...cities.map(({ name }) => name),
]
/** The common streets in all postcodes of the largest communes and of these. */
const streets = communes
  .filter(({ name }) => !name.endsWith('Arrondissement'))
  .toSorted((a, b) => b.population - a.population)
  .filter(({ name }, index) => index < 150 || own.includes(name))
  .flatMap(({ name: city, postcodes, latitude, longitude }) =>
    postcodes.flatMap((postcode) =>
      names.map((name) => ({ name, type: 'street' as const, city, postcode, latitude, longitude })),
    ),
  )
const geocoder = createGeocoder(streets)

/** Searches on the page of a city, and counts the requests. */
async function search(text: string, { center, name }: (typeof cities)[number]) {
  let requests = 0
  const fetch = async (url: string) => {
    requests += 1
    const { body, status } = answer(url.slice(new URL(url).origin.length), geocoder)
    return Response.json(body, { status })
  }
  const baseUrl = `http://localhost${basePath}`
  const [first] = await searchAddresses(text, { baseUrl, fetch, near: { ...center, name } })
  return { label: first?.label, requests }
}

test('the own street of a city always comes first, by two requests at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cities), fc.constantFrom(...names), async (city, name) => {
      const first = await search(name.toLowerCase(), city)
      expect(first.label).toMatch(new RegExp(`^${name} \\d{5} ${city.name}$`))
      expect(first.requests).toBeLessThanOrEqual(2)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['lyon', 'rue victor hugo clermont', 'Rue Victor Hugo 63000 Clermont-Ferrand'],
  ['lyon', 'rue victor hugo di', 'Rue Victor Hugo 21000 Dijon'],
  ['lyon', 'bd gambetta st eti', 'Boulevard Gambetta 42000 Saint-Étienne'],
  ['lyon', 'rue pasteur havre', 'Rue Pasteur 76600 Le Havre'],
  ['nantes', 'rue vic', 'Rue Victor Hugo 44000 Nantes'],
  ['toulouse', "grande rue l'union", "Grande Rue 31240 L'Union"],
  ['rennes', 'rue pasteur sevigne', 'Rue Pasteur 35510 Cesson-Sévigné'],
  ['amiens', 'rue', 'Rue'],
  ['paris', 'moulin', 'Rue du Moulin 75001 Paris'],
  ['villeurbanne', 'boulevard gambetta vill', 'Boulevard Gambetta 69100 Villeurbanne'],
  // What hides the own street on the national service, too.
  ['paris', 'rue de la repubique', 'Rue de la République 75001 Paris'],
  ['tours', 'rue jlues ferry', 'Rue Jules Ferry 37000 Tours'],
  ['rouen', '12 avenue jules ferry', 'Rue Jules Ferry 76000 Rouen'],
  ['nantes', '12 rue pasteur residence les pins', 'Rue Pasteur 44000 Nantes'],
  ['nantes', 'appt 4 12/14 rue pasteur', 'Rue Pasteur 44000 Nantes'],
] as const)('on the page of %s, %s finds %s first', async (slug, text, label) => {
  expect(await search(text, findCity(slug))).toMatchObject({ label })
})
