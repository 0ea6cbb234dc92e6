import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Address, searchAddresses } from '../src/index.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

test('a search asks for the cleaned text, encoded, and resolves to what is found', async () => {
  const address = { label: '3 Rue A&B 91000 Évry', coordinates: { latitude: 48.6, longitude: 2.4 } }
  const { fetch, urls } = fakeFetch(found(address))
  expect(await searchAddresses('  – 3 rue  "A&B" #2, Évry+\ud800 ', { fetch })).toEqual([address])
  expect(urls).toEqual([
    'https://data.geopf.fr/geocodage/search/?q=3+rue+%22A%26B%22+%232%2C+%C3%89vry%2B&limit=5',
  ])
})

test('limit, coordinates to five decimals and type are sent, and the limit holds', async () => {
  const { fetch, urls } = fakeFetch(found(...addresses('Rue Hugo M, Rue Hugo L')))
  const near = { latitude: 45.757_814_2, longitude: -4e-6 }
  const options = { fetch, limit: 1, near, type: 'municipality' } as const
  expect(await searchAddresses('Lyon', options)).toHaveLength(1)
  expect(urls[0]).toMatch(/\?q=Lyon&limit=1&lat=45\.75781&lon=-0\.00000&type=municipality$/)
})

test.each([
  ['12b', 1],
  ['Париж', 1],
  [`${'x'.repeat(59)} ${'y'.repeat(59)}`, 1],
  ['?!…ab', 0],
  ['東京都千代田区', 0],
  [`12 rue ${'é'.repeat(60)} Beaune`, 0],
  ['e\u0301'.repeat(30), 0],
])('for %j there are %i requests', async (text, requests) => {
  const { fetch, urls } = fakeFetch(found())
  expect(await searchAddresses(text, { fetch })).toEqual([])
  expect(urls).toHaveLength(requests)
})

const center = { latitude: 46.3069, longitude: 4.8287 }
const macon = { ...center, name: 'Mâcon' }
const communes: Record<string, string> = {
  M: '71000 Mâcon',
  C: '71850 Charnay-lès-Mâcon',
  L: '69002 Lyon',
  H: '37000 La Haye',
  F: '01000 Mâcon',
}

/** A street, a house or a whole commune: `8 Rue Foch M` is in Mâcon, `C` near it, all else is far away. */
function address(text: string): Address {
  const [, commune = ''] = text.match(/ ([A-Z])$/) ?? []
  const [postcode, city = text] = communes[commune]?.split(/ (.+)/) ?? []
  const type = !postcode ? 'municipality' : /^\d/.test(text) ? 'housenumber' : 'street'
  const label = postcode ? `${text.slice(0, -1)}${postcode} ${city}` : text
  const distance = /[MC]/.test(commune) ? 0 : 60_000
  return { label, type, city, postcode, coordinates: center, distance }
}

function addresses(texts: string) {
  return texts ? texts.split(', ').map(address) : []
}

/** Searches near Mâcon among these answers; `asked` are the texts of the requests. */
async function searchNear(query: string, answers: string[], options = {}) {
  const { fetch, urls } = fakeFetch(...answers.map((texts) => found(...addresses(texts))))
  const list = await searchAddresses(query, { fetch, near: macon, ...options })
  return { found: list, asked: urls.map((url) => new URL(url).searchParams.get('q')) }
}

// What is typed, what one request finds, what another one with the name finds, and what is shown.
const searches = `
  the commune first | rue hugo | Rue Hugo L, Rue Hugo C | Rue Hugo M | Rue Hugo M, Rue Hugo C, Rue Hugo L
  no other place of its answer | rue hugo | Rue Hugo L | Mâcon, Rue Hugo C | Rue Hugo L
  no namesake far away | rue hugo | Rue Hugo F | Rue Hugo M | Rue Hugo M, Rue Hugo F
  a wrong letter | rue vitcor | Rue Basse M, Rue Victor L | Rue Victor M | Rue Victor M, Rue Victor L, Rue Basse M
  another type | 12 avenue foch | Avenue Foch L | Rue Foch M | Rue Foch M, Avenue Foch L
  the type in a suburb | bd foch | Rue Foch M, Boulevard Foch C | | Boulevard Foch C, Rue Foch M
  a number elsewhere | rue foch 4 | 4 Rue Foch L | Rue Foch M | Rue Foch M, 4 Rue Foch L
  no number | 8 rue foch | 8 Rue Foch L, 8 Rue Foch C | Rue Foch M | Rue Foch M, 8 Rue Foch C, 8 Rue Foch L
  a date in a suburb | pl du 8 mai | Place du 4 Mai M, Place du 8 Mai C | | Place du 8 Mai C, Place du 4 Mai M
  a word in a suburb | rue de la garde | Rue de la Gare M, Rue de la Garde C | | Rue de la Garde C, Rue de la Gare M
  five far away | foch su | A Foch Su L, B Foch Su L, C Foch Su L, D Foch Su L, E Foch Su L | Rue Foch M | A Foch Su L, B Foch Su L, C Foch Su L, D Foch Su L, Rue Foch M
  a word of the own street | foch sud | Rue Foch M | Rue Foch Sud M | Rue Foch Sud M, Rue Foch M
  a whole commune | lyon | Rue de Lyon L, Lyon | Rue de Lyon M | Lyon, Rue de Lyon M, Rue de Lyon L
  a street’s word in a place | avenue haye | Avenue Foch H | Rue de la Haye M | Rue de la Haye M, Avenue Foch H
  the own street is found | rue hugo | Rue Hugo M, Rue Hugo C | none | Rue Hugo M, Rue Hugo C
  another commune is named | rue hugo lyon | Rue Hugo L, Rue Hugo M | none | Rue Hugo L, Rue Hugo M
  a word of its name is begun | rue hugo hay | Rue Hugo H | none | Rue Hugo H
  its postcode is typed | rue hugo 69002 | Rue Hugo L | none | Rue Hugo L
  the own house is typed | 12 bis rue hugo | Rue Hugo M | none | Rue Hugo M
  a letter of the own street is wrong | rue fohc | Rue Foch M | none | Rue Foch M
  its œ is typed as oe | sacre coeur | Rue du Sacré-Cœur M | none | Rue du Sacré-Cœur M
  an article too many is typed | rue de la foch | Rue Foch M | none | Rue Foch M
  nothing is found | zzqqxx | | none |
  the name is typed already | rue zola macon | Rue Hugo L | none | Rue Hugo L`

test.each(
  searches
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim())),
)('near Mâcon: %s', async (_, query = '', first = '', second = '', expected = '') => {
  const answers = second === 'none' ? [first] : [first, second]
  const { found, asked } = await searchNear(query, answers)
  expect(found).toEqual(addresses(expected))
  expect(asked).toHaveLength(answers.length)
})

// The service completes the last word, and reads nothing in front of a number.
test.each([
  ['rue vic', 'Mâcon rue vic'],
  ['12 bis, rue vic', '12bis Mâcon rue vic'],
  ['12b rue vic', '12b Mâcon rue vic'],
  ['42 A bis clos vic', '42A Mâcon clos vic'],
  ['12 E rue vic', '12E Mâcon rue vic'],
  ['12-14 rue vic', '12 Mâcon rue vic'],
  ['12 d’artagnan', '12 Mâcon d’artagnan'],
  ['8 mai 1945', 'Mâcon 8 mai 1945'],
  ['1er mai', 'Mâcon 1er mai'],
  ['71000 rue vic', 'Mâcon 71000 rue vic'],
])('near Mâcon, %s is asked for as %s too', async (query, second) => {
  expect((await searchNear(query, ['Rue Hugo L'])).asked).toEqual([query, second])
})

test.each([
  ['300 ms', 200, 500],
  ['as long as the first one took', 1000, 2000],
  ['until the time of both is over', 4500, 5000],
])('a second request is waited for %s', async (_, foundMs, shownMs) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { fetch } = fakeFetch(
    () => new Promise((resolve) => setTimeout(resolve, foundMs, found(address('Rue Hugo L'))())),
    () => new Promise(() => {}),
  )
  const settled = vi.fn()
  searchAddresses('rue zola', { fetch, near: macon }).then(settled, settled)
  await vi.advanceTimersByTimeAsync(shownMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith([address('Rue Hugo L')])
})

test('an abort during the second request rejects with its reason', async () => {
  const controller = new AbortController()
  const { fetch } = fakeFetch(found(address('Rue Hugo L')), () => {
    controller.abort('left')
    return found(address('Rue Hugo M'))()
  })
  const { signal } = controller
  await expect(searchAddresses('rue zola', { fetch, near: macon, signal })).rejects.toBe('left')
})

test.each([
  [undefined, 20_000],
  [5, 5000],
])('with a radius of %j km, %i m are near', async (radiusKm, distance) => {
  const near = { ...address('Rue Zola C'), distance }
  const far = { ...address('Rue Zola L'), distance: distance + 1 }
  const area = { ...macon, radiusKm }
  const { fetch } = fakeFetch(found(far, near))
  expect(await searchAddresses('rue zola', { near: area, fetch })).toEqual([near, far])
})

test('no address is ever repeated, only the limit leaves one out, and the best stay', async () => {
  const street = fc.tuple(fc.nat(3), fc.constantFrom('Zola', 'Zola Sud'), fc.constantFrom(...'MCL'))
  const list = fc.uniqueArray(
    street.map((parts) => parts.join(' ')),
    { minLength: 1 },
  )
  await fc.assert(
    fc.asyncProperty(list, list, fc.integer({ min: 3, max: 20 }), async (one, other, limit) => {
      const { found } = await searchNear('zola sud', [one.join(', '), other.join(', ')], { limit })
      const labels = found.map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels.length).toBeLessThanOrEqual(limit)
      const first = one.map(address)
      if (labels.length < limit) expect(found).toEqual(expect.arrayContaining(first))
      for (const { city } of first.filter(({ distance }) => distance === 0)) {
        expect(found.map(({ city }) => city)).toContain(city)
      }
    }),
  )
})
