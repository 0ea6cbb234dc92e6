import { afterEach, expect, test, vi } from 'vitest'
import { findRows } from '../../src/city-chooser/address-rows.ts'
import { readMemory } from '../../src/memory.ts'
import { plain } from '../support/amounts.ts'
import { type FoundAddress, foundAddresses } from '../support/found-address.ts'
import { placeNorthOf } from '../support/places.ts'

afterEach(() => vi.unstubAllGlobals())

/** As the service describes a whole commune. */
function commune(label: string, context: string, latitude: number, longitude: number) {
  const coordinates = { latitude, longitude }
  return { label, city: label, type: 'municipality', context, coordinates }
}

const lyon = commune('Lyon', '69, Rhône, Auvergne-Rhône-Alpes', 45.758, 4.835)
const meaux = commune('Meaux', '77, Seine-et-Marne, Île-de-France', 48.9536, 2.879)
const saintDenis = commune('Saint-Denis', '93, Seine-Saint-Denis, Île-de-France', 48.9333, 2.3572)
const place = commune('Placé', '53, Mayenne, Pays de la Loire', 48.1998, -0.7122)
const fortDeFrance = commune('Fort-de-France', '972, Martinique', 14.6104, -61.08)
const paris20 = commune('Paris 20e Arrondissement', '75, Paris, Île-de-France', 48.8646, 2.3988)
const annecy = { ...commune('Annecy', '74, Haute-Savoie', 45.8992, 6.129), oldcity: 'Seynod' }
const street = { label: 'Rue Victor Hugo 69002 Lyon', city: 'Lyon', type: 'street' }
const victorHugo = { ...street, coordinates: { latitude: 45.7536, longitude: 4.8281 } }

/** Finds rows with a service that answers searches for communes, and others. Returns what was searched, too. */
async function find(text: string, communes: FoundAddress[], addresses: FoundAddress[] = []) {
  const searches: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const type = new URL(url).searchParams.get('type')
    searches.push(type ?? 'any')
    return Response.json(foundAddresses(...(type ? communes : addresses)))
  })
  const rows = await findRows(text, new AbortController().signal)
  const picks = rows.map(({ title, detail, city, pick }) => ({
    row: plain(`${title} | ${detail} | ${city.slug}`),
    pick,
  }))
  return { searches: searches.join(), rows: picks.map(({ row }) => row), picks }
}

test.each([
  ['meaux', [meaux], 'Meaux (77) | Plombier au départ de Montreuil, à 34 km | montreuil'],
  ['75020', [paris20], 'Paris 20e Arrondissement (75) | Plombier à Paris | paris'],
  ['st den', [place, saintDenis], /^Saint-Denis \(93\) \| Plombier au départ d’Argenteuil, à 8 km/],
  ['seynod', [annecy], 'Annecy (74) | Plombier à Annecy | annecy'],
  [
    'fort-de-france',
    [fortDeFrance],
    /^Fort-de-France \(972\) \| Aucune ville proche : \S+ est à 6 \d+ km/,
  ],
  // The service also looks for words behind a street in the names of communes.
  ['rue victor hugo lyon', [lyon], 'Rue Victor Hugo 69002 Lyon | Plombier à Lyon | lyon'],
  ['place bellecour', [place], 'Rue Victor Hugo 69002 Lyon | Plombier à Lyon | lyon'],
  ['sain denis', [saintDenis], 'Rue Victor Hugo 69002 Lyon | Plombier à Lyon | lyon'],
])('« %s » leads on', async (text, communes, row) => {
  const { searches, rows } = await find(text, communes, [victorHugo])
  expect(rows).toEqual([typeof row === 'string' ? row : expect.stringMatching(row)])
  const isAddress = rows[0]?.startsWith('Rue')
  expect(searches).toBe(isAddress ? 'municipality,any' : 'municipality')
})

test.each(['12 rue victor hugo lyon', '69002 lyon'])(
  '« %s » is searched among addresses at once',
  async (text) => {
    const { searches, rows } = await find(text, [lyon], [victorHugo])
    expect(searches).toBe('any')
    expect(rows).toHaveLength(1)
  },
)

test('a commune with the name of a covered city, but far from it, leads to the nearest city', async () => {
  const { latitude, longitude } = placeNorthOf('villeurbanne', 0)
  const { rows } = await find('valence', [commune('Valence', '69, Rhône', latitude, longitude)])
  const way = 'Plombier au départ de Villeurbanne, à 1 km'
  expect(rows).toEqual([`Valence (69) | ${way} | villeurbanne`])
})

test('a pick is the address of the form on the next page', async () => {
  let kept: string | null = null
  const sessionStorage = {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text
    },
  }
  vi.stubGlobal('window', { sessionStorage })
  const { picks } = await find('meaux', [meaux])
  expect(readMemory()).toBeUndefined()
  picks[0]?.pick?.()
  const { label: text, ...pick } = meaux
  expect(readMemory()?.values.address).toEqual({ text, pick: { label: text, ...pick } })
})
