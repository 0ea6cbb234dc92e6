import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Address,
  type Coordinates,
  createAddressSearch,
  searchAddresses,
} from '../src/index.ts'
import { startServer } from './support/address-server.ts'
import { beauneAddresses, beauneAnswer } from './support/answers.ts'
import { badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

describe('a search', () => {
  test('resolves to the addresses of the answer, which nobody can change', async () => {
    const { baseUrl, requests } = await startServer((response) => {
      response.end(JSON.stringify(beauneAnswer))
    })
    const addresses = await searchAddresses('12 rue des Lilas', { baseUrl })
    expect(addresses).toEqual(beauneAddresses)
    expect(requests).toEqual(['/search/?q=12+rue+des+Lilas&limit=5'])
    const parts = addresses.flatMap((address) => [address, address.coordinates])
    expect(parts.every(Object.isFrozen)).toBe(true)
  })

  test('asks for the cleaned text, encoded', async () => {
    const { fetch, urls } = fakeFetch(found())
    await searchAddresses('  – 3 rue  "A&B" #2, Évry+\ud800 ', { fetch })
    expect([...new URL(urls[0] ?? '').searchParams]).toEqual([
      ['q', '3 rue "A&B" #2, Évry+'],
      ['limit', '5'],
    ])
  })

  test('holds to its limit even where the service does not', async () => {
    const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
    await expect(searchAddresses('Beaune', { fetch, limit: 1 })).resolves.toHaveLength(1)
    expect(urls[0]).toMatch(/&limit=1$/)
  })

  test.each(['', 'ab', '?!…ab', 'x'.repeat(60), '東京都千代田区'])(
    'resolves to an empty list without a request for %j',
    async (query) => {
      const { fetch, urls } = fakeFetch(found())
      await expect(searchAddresses(query, { fetch })).resolves.toEqual([])
      expect(urls).toEqual([])
    },
  )

  test('reports a wrong base before a text is long enough to search for', async () => {
    await expect(searchAddresses('', { baseUrl: 'no address' })).rejects.toThrow(TypeError)
  })
})

describe('near', () => {
  test('sends coordinates, to five decimals, behind text and limit, and the type last', async () => {
    const { fetch, urls } = fakeFetch(found())
    const near = { latitude: 45.757_814_2, longitude: -4e-6 }
    await searchAddresses('Lyon', { fetch, near, type: 'municipality' })
    expect(urls[0]).toMatch(/\?q=Lyon&limit=5&lat=45\.75781&lon=-0\.00000&type=municipality$/)
  })

  test.each(badCoordinates)('of %j is refused by its name, whatever the text', async (near) => {
    const { fetch, urls } = fakeFetch(found())
    for (const query of ['Lyon', '']) {
      const search = searchAddresses(query, { fetch, near: near as Coordinates })
      await expect(search).rejects.toThrow(new TypeError(`near ${MUST_BE_COORDINATES}`))
    }
    expect(urls).toEqual([])
  })
})

test.each([
  ['radiusKm', [Number.NaN, -5, 'x', Number.POSITIVE_INFINITY, null], 'a number from 0 on'],
  ['name', [5, null, {}], 'a string'],
])('a wrong near.%s alone is named, by a search and by a store', async (option, values, right) => {
  const { fetch, urls } = fakeFetch(found())
  for (const value of values) {
    const near = { latitude: 47, longitude: 5, [option]: value } as never
    const refusal = new TypeError(`near.${option} must be ${right}`)
    await expect(searchAddresses('Lyon', { fetch, near })).rejects.toThrow(refusal)
    expect(() => createAddressSearch({ fetch, near })).toThrow(refusal)
  }
  expect(urls).toEqual([])
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

const addresses = (texts: string) => (texts ? texts.split(', ').map(address) : [])

/** Searches near Mâcon among these answers; `asked` are the texts of the requests. */
async function searchNear(query: string, answers: string[], options = {}) {
  const { fetch, urls } = fakeFetch(...answers.map((texts) => found(...addresses(texts))))
  const list = await searchAddresses(query, { fetch, near: macon, ...options })
  return { found: list, asked: urls.map((url) => new URL(url).searchParams.get('q')) }
}

describe('near a commune with its name', () => {
  test.each([
    ['the own street stands first', 'rue hugo', 'Rue Hugo M, Rue Hugo C'],
    ['the text names another commune', 'rue hugo lyon', 'Rue Hugo L, Rue Hugo M'],
    ['the text begins its name', 'rue hugo ly', 'Rue Hugo L'],
    ['the text begins a word of its name', 'rue hugo hay', 'Rue Hugo H'],
    ['the text has its postcode', 'rue hugo 69002', 'Rue Hugo L'],
    ['the house has a number', '12 bis rue hugo', 'Rue Hugo M'],
    ['nothing is found', 'zzqqxx', ''],
    ['the name is typed already', 'rue zola macon', 'Rue Hugo L'],
    ['the text is too long for the name', 'rue '.repeat(49), 'Rue Hugo L'],
  ])('there is one request where %s', async (_, query, first) => {
    const { found, asked } = await searchNear(query, [first, 'Rue Hugo M'])
    expect(found).toEqual(addresses(first))
    expect(asked).toHaveLength(1)
  })

  const rows = `
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
    a whole commune | lyon | Rue de Lyon L, Lyon | Rue de Lyon M | Lyon, Rue de Lyon M, Rue de Lyon L
    a street’s word in a place | avenue haye | Avenue Foch H | Rue de la Haye M | Rue de la Haye M, Avenue Foch H`

  test.each(
    rows
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim())),
  )(
    'a second request adds the name: %s',
    async (_, query = '', first = '', second = '', expected = '') => {
      const { found, asked } = await searchNear(query, [first, second])
      expect(found).toEqual(addresses(expected))
      expect(asked).toHaveLength(2)
    },
  )

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
  ])('the second search for %s leaves its last word the last: %s', async (query, second) => {
    expect((await searchNear(query, ['Rue Hugo L'])).asked).toEqual([query, second])
  })

  test('what the first search found stands alone where the second one fails', async () => {
    const { fetch, urls } = fakeFetch(
      found(address('Rue Hugo L')),
      () => new Response('', { status: 503 }),
    )
    expect(await searchAddresses('rue zola', { fetch, near: macon })).toEqual([
      address('Rue Hugo L'),
    ])
    expect(urls).toHaveLength(3)
  })

  test.each([
    ['300 ms after it', 200, 500],
    ['as long after it as it took itself', 1000, 2000],
    ['once the time of both is over', 4500, 5000],
  ])('what the first search found stands alone %s', async (_, foundMs, shownMs) => {
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

  test('an abort ends the second search with its reason', async () => {
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
    const { fetch } = fakeFetch(found(far, near))
    const area = { ...macon, radiusKm }
    expect(await searchAddresses('rue zola', { near: area, fetch })).toEqual([near, far])
  })

  test('no address is ever repeated, only the limit leaves one out, and the best always stay', async () => {
    const street = fc.tuple(
      fc.nat(3),
      fc.constantFrom('Zola', 'Zola Sud', 'Hugo'),
      fc.constantFrom(...'MCL'),
    )
    const list = fc.uniqueArray(
      street.map((parts) => parts.join(' ')),
      { minLength: 1 },
    )
    await fc.assert(
      fc.asyncProperty(list, list, fc.integer({ min: 3, max: 20 }), async (one, other, limit) => {
        const answers = [one.join(', '), other.join(', ')]
        const { found } = await searchNear('zola sud', answers, { limit })
        const labels = found.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        const first = one.slice(0, limit).map((text) => address(text).label)
        if (labels.length < limit) expect(labels).toEqual(expect.arrayContaining(first))
        expect(labels.length).toBeLessThanOrEqual(limit)
        for (const commune of ['M', 'C']) {
          const isThere = one.some((text) => text.endsWith(commune))
          expect(labels.some((label) => label.endsWith(` ${communes[commune]}`)) || !isThere).toBe(
            true,
          )
        }
      }),
    )
  })
})
