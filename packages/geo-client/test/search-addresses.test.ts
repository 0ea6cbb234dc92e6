import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type Address, searchAddresses } from '../src/index.ts'
import { fakeFetch, found, queryOf } from './support/fake-fetch.ts'

const center = { latitude: 45.7578, longitude: 4.832 }
const lyon = { ...center, name: 'Lyon' }

afterEach(() => vi.useRealTimers())

test('a search asks for the typed text, encoded, and resolves to what is found', async () => {
  const address = { label: '3 Rue A&B 91000 Évry', coordinates: center }
  const { fetch, urls } = fakeFetch(found(address))
  expect(await searchAddresses(' 3 rue  "A&B" #2,\tÉvry+ ', { fetch })).toEqual([address])
  expect(urls).toEqual([
    'https://data.geopf.fr/geocodage/search/?q=3+rue+%22A%26B%22+%232%2C+%C3%89vry%2B&limit=5',
  ])
})

test('limit, type and coordinates to five decimals are sent, and the limit holds', async () => {
  const { fetch, urls } = fakeFetch(found(...addresses('Rue A, Rue B')))
  const near = { latitude: 45.757_814_2, longitude: -4e-6 }
  const options = { fetch, limit: 1, near, type: 'municipality' } as const
  expect(await searchAddresses('Lyon', options)).toHaveLength(1)
  expect(urls[0]).toMatch(/\?q=Lyon&limit=1&lat=45\.75781&lon=-0\.00000&type=municipality$/)
})

test('the first request always sends what was typed: folded, trimmed and cut at 200', async () => {
  const word = fc.oneof(
    fc.constantFrom('résidence', 'les', 'pins', 'Bron', 'bât', 'n°'),
    fc.string(),
  )
  const space = fc.constantFrom(' ', '\t', '\n ', '\u00a0', ', ')
  const texts = fc.array(fc.tuple(word, space), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const typed = parts.flat().join('')
      const { fetch, urls } = fakeFetch(found())
      await searchAddresses(typed, { fetch, near: lyon })
      const words = typed.split(/\s+/).filter(Boolean)
      const sent = words.join(' ').slice(0, 200).trim()
      const more = `${words.join(' ').slice(0, 195).trim()} Lyon`
      expect(urls.map(queryOf)).toEqual(sent.length < 3 ? [] : [sent, more])
    }),
  )
})

/** `8 Rue Hugo L` is a house in Lyon, `V` in Villeurbanne, `R` in a far Lyon; `Bron` is a commune. */
function addresses(texts: string): Address[] {
  const communes = { L: '69002 Lyon', V: '69100 Villeurbanne', R: '79000 Lyon', M: '69380 Lyon' }
  return texts
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [, street, key] = /^(.*) ([LVRM])$/.exec(text) ?? []
      const [postcode, city = text] = communes[key as keyof typeof communes]?.split(' ') ?? []
      const place = { coordinates: center, distance: key === 'R' ? 300_000 : 900, city }
      if (!street) return { label: text, type: 'municipality', ...place }
      const district = key === 'M' ? 'Lyon 3e Arrondissement' : undefined
      return {
        label: `${street} ${postcode} ${city}`,
        type: 'street',
        postcode,
        district,
        ...place,
      }
    })
}

// What is typed on the page of Lyon, what is found, what is found with the name behind it, what is shown.
const searches = `
  the own street is found | rue hugo | Rue Hugo V, Rue Hugo L | none | Rue Hugo L, Rue Hugo V
  it is not found at first | rue hugo | Rue Hugo V | Rue Hugo L | Rue Hugo L, Rue Hugo V
  the last word is begun | rue hu | Rue Hugo V | Rue Hugo L | Rue Hugo L, Rue Hugo V
  another word is begun | ru hugo | Rue Hugo V | Rue Hugo L | Rue Hugo V
  accents and case are missing | RUE LEO | Rue Léo V, Rue Léo L | none | Rue Léo L, Rue Léo V
  the postcode is typed | rue hugo 69002 | Rue Hugo V, Rue Hugo L | none | Rue Hugo L, Rue Hugo V
  the district is typed | rue hugo lyon 3e | Rue Hugo V, Rue Hugo M | none | Rue Hugo M, Rue Hugo V
  another commune is named | rue hugo villeurbanne | Rue Hugo V, Rue Hugo L | Rue Hugo L | Rue Hugo V, Rue Hugo L
  a word is in no address | rue hugo tour 3 | Rue Hugo V | Rue Hugo L | Rue Hugo V
  the service knows no number | 8 bis rue hugo | 8 Rue Hugo V | Rue Hugo L | Rue Hugo L, 8 Rue Hugo V
  a postcode is no number | 69100 rue hugo | Rue Hugo V | Rue Hugo L | Rue Hugo V
  a word counts once | rue lyon lyon | Rue Lyon V | Rue Lyon V | Rue Lyon V
  a commune is first | bron | Bron, Rue de Bron L | none | Bron, Rue de Bron L
  another Lyon is far away | rue hugo | Rue Hugo V | Rue Hugo R | Rue Hugo V
  nothing is found | zzqqxx | | |`

test.each(
  searches
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim())),
)('%s', async (_, typed = '', first = '', second = '', shown = '') => {
  const answers = second === 'none' ? [first] : [first, second]
  const { fetch, urls } = fakeFetch(...answers.map((texts) => found(...addresses(texts))))
  expect(await searchAddresses(typed, { fetch, near: lyon })).toEqual(addresses(shown))
  expect(urls.map(queryOf)).toEqual([typed, `${typed} Lyon`].slice(0, answers.length))
})

const isElsewhere = ({ city, distance = 0 }: Address) => city !== 'Lyon' || distance > 900

test('no answer is lost or repeated, and those outside the city keep their order', async () => {
  const street = fc.constantFrom(...'LVRM').map((key) => `Rue Hugo ${key}`)
  const list = fc.uniqueArray(street).map((texts) => addresses(texts.join(', ')))
  await fc.assert(
    fc.asyncProperty(list, list, async (first, second) => {
      const { fetch } = fakeFetch(found(...first), found(...second))
      const shown = await searchAddresses('rue hugo', { fetch, near: lyon })
      expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length)
      expect(shown.filter(isElsewhere)).toEqual(first.filter(isElsewhere))
      expect(shown).toEqual(expect.arrayContaining(first))
    }),
  )
})

test.each([
  ['fails', 0, () => Response.json({}, { status: 429 })],
  ['takes too long', 5000, () => new Promise<Response>(() => {})],
])('when the second request %s, the first answer is shown', async (_, waitMs, second) => {
  vi.useFakeTimers()
  const { fetch, urls } = fakeFetch(found(...addresses('Rue Hugo V')), second)
  const search = searchAddresses('rue hugo', { fetch, near: lyon })
  await vi.advanceTimersByTimeAsync(waitMs)
  expect(await search).toEqual(addresses('Rue Hugo V'))
  expect(urls).toHaveLength(2)
})

test('an abort during the second request rejects with its reason', async () => {
  const controller = new AbortController()
  const { fetch } = fakeFetch(found(...addresses('Rue Hugo V')), () => {
    controller.abort('left')
    return found()()
  })
  const { signal } = controller
  await expect(searchAddresses('rue hugo', { fetch, near: lyon, signal })).rejects.toBe('left')
})
