import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  type Address,
  type AddressType,
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

  test('is refused for a query that is no text', async () => {
    const search = searchAddresses(75_001 as never, fakeFetch(found()))
    await expect(search).rejects.toThrow(new TypeError('query must be a string'))
  })

  test('reports a wrong base before a text is long enough to search for', async () => {
    await expect(searchAddresses('', { baseUrl: 'no address' })).rejects.toThrow(TypeError)
  })
})

describe('near', () => {
  test('sends coordinates, to five decimals, behind text and limit', async () => {
    const { fetch, urls } = fakeFetch(found())
    await searchAddresses('Lyon', { fetch, near: { latitude: 45.757_814_2, longitude: -4e-6 } })
    expect(urls[0]).toMatch(/search\/\?q=Lyon&limit=5&lat=45\.75781&lon=-0\.00000$/)
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
const lyon = { latitude: 45.7541, longitude: 4.8289 }

describe('near a commune with its name', () => {
  const macon = { ...center, name: 'Mâcon' }
  const inMacon = address('Rue Victor Hugo 71000 Mâcon', center)
  const inSuburb = address('Rue Victor Hugo 71850 Charnay-lès-Mâcon', center)
  const inLyon = address('Rue Victor Hugo 69002 Lyon', lyon)
  const inLaCourneuve = address('Rue de Reims 93120 La Courneuve', lyon)
  const inMacey = address('Rue Victor Hugo 10300 Macey', lyon)
  const inLeHavre = address('Rue Victor Hugo 76600 Le Havre', lyon)
  const inAnnecy = {
    ...address('Rue Victor Hugo (Annecy) 74000 Annecy', lyon),
    oldcity: 'Pringy',
  }
  const inLesPentes = { ...address('Rue Victor Hugo 69001 Lyon', lyon), district: 'Les Pentes' }
  const wholeVictor = { ...address('Victor-sur-Mer', lyon, 'municipality'), city: 'Victor-sur-Mer' }
  const elsewhere = address('Rue Victor Hugo 01000 Mâcon', lyon)
  const wholeLyon = { ...address('Lyon', lyon, 'municipality'), city: 'Lyon' }
  const wholeMacon = { ...address('Mâcon', center, 'municipality'), city: 'Mâcon' }

  test('a second search adds the name, and what the commune has comes first, then what is near', async () => {
    const { fetch, urls } = fakeFetch(found(inLyon, inSuburb), found(inMacon, inSuburb, inLyon))
    const addresses = await searchAddresses(' rue victor  hugo', { fetch, near: macon })
    expect(addresses).toEqual([inMacon, inSuburb, inLyon])
    expect(urls).toEqual([
      expect.stringMatching(/\?q=rue\+victor\+hugo&limit=5&lat=46.30690&lon=4.82870$/),
      expect.stringMatching(/\?q=M%C3%A2con\+rue\+victor\+hugo&limit=5&lat=46.30690&lon=4.82870$/),
    ])
  })

  test('a house number that is known stands before a street without it, the commune itself first', async () => {
    const numbered = (street: Address) =>
      address(`8 ${street.label}`, street.coordinates, 'housenumber')
    const list = [numbered(inLyon), inSuburb, inMacon, numbered(inSuburb), numbered(inMacon)]
    const { fetch } = fakeFetch(found(...list))
    expect(await searchAddresses('8 rue victor hugo', { fetch, near: macon })).toEqual([
      numbered(inMacon),
      numbered(inSuburb),
      inMacon,
      inSuburb,
      numbered(inLyon),
    ])
  })

  test.each([
    ['the commune itself has one', 'rue victor hugo', macon.name, [inMacon]],
    ['nothing is found', 'zzqqxx', macon.name, []],
    ['the text is the whole name of a commune', 'LYON', macon.name, [wholeLyon]],
    ['the text names the place of the best one', 'hugo LYON', macon.name, [inLyon]],
    ['the text begins its name', 'rue victor hugo ly', macon.name, [inLyon]],
    ['the text has any word of it', 'rue hugo l’havre', macon.name, [inLeHavre]],
    ['the label has it in brackets too', 'rue hugo annecy', macon.name, [inAnnecy]],
    ['the text has a merged commune', 'rue hugo pringy', macon.name, [inAnnecy]],
    ['the text has a district', 'rue hugo pentes', macon.name, [inLesPentes]],
    ['the text has its postcode', 'rue hugo 69002', macon.name, [inLyon]],
    ['the text begins with its postcode', '69002 rue hugo', macon.name, [inLyon]],
    ['the text has the name', 'rue hugo, MACON', macon.name, [inLyon]],
    ['the text has it otherwise', 'rue hugo st etienne (42)', 'Saint-Étienne', [inLyon]],
    ['the text shortens Sainte', 'rue hugo ste menehould', 'Sainte-Menehould', [inLyon]],
    ['the text is too long for the name', 'rue '.repeat(49), macon.name, [inLyon]],
    ['the commune has no name', 'rue hugo', undefined, [inLyon]],
  ])('there is no second search where %s', async (_, query, name, first) => {
    const { fetch, urls } = fakeFetch(found(...first), found(inMacon))
    expect(await searchAddresses(query, { fetch, near: { ...macon, name } })).toEqual(first)
    expect(urls).toHaveLength(1)
  })

  test.each([
    ['only a suburb has one', 'rue victor hugo', inMacon, inSuburb],
    ['another place has its name', 'rue victor hugo', inMacon, elsewhere],
    ['a commune begins with an article', 'rue de la repubique', inMacon, inLaCourneuve],
    ['a commune is found by a part of its name', 'victor', inMacon, wholeVictor],
    ['the text begins the name of both', 'rue hugo mac', inMacon, inMacey],
    ['a single letter begins a place', 'rue hugo l', inMacon, inLyon],
    ['the text has a part of the name', 'rue des mâconnais', inMacon, inLyon],
  ])('there is one where %s', async (_, query, own, first) => {
    const { fetch, urls } = fakeFetch(found(first), found(own))
    expect(await searchAddresses(query, { fetch, near: macon })).toEqual([own, first])
    expect(urls).toHaveLength(2)
  })

  test.each([
    ['avenue de millas', 'Rue des Lilas', 'Avenue de Millas'],
    ['route de la garde', 'Rue de la Gare', 'Route de la Garde'],
    ['rte de lyon', 'Rue de Lyon', 'Route de Lyon'],
    ['bd gambetta', 'Place Gambetta', 'Boulevard Gambetta'],
    ['2 montee des carrieres', '2 Ruelle des Carrières', 'Montée des Carrières'],
    ['pl du 8 septembre', 'Place du 4 Septembre', 'Place du 8 Septembre'],
    ['rue du sacre coeur', 'Rue du Sacre', 'Rue du Sacré-Cœur'],
  ])('for %s the own %s stands below %s of a suburb', async (query, ownStreet, street) => {
    const own = address(`${ownStreet} 71000 Mâcon`, center)
    const other = address(`${street} 71850 Charnay-lès-Mâcon`, center)
    const { fetch } = fakeFetch(found(own, other))
    expect(await searchAddresses(query, { fetch, near: macon })).toEqual([other, own])
  })

  test.each([
    ['rue vic', 'Mâcon rue vic'],
    ['12 rue vic', '12 Mâcon rue vic'],
    ['12 bis, rue vic', '12 bis Mâcon rue vic'],
    ['12 b rue vic', '12 b Mâcon rue vic'],
    ['12 avenue foch', '12 Mâcon avenue foch'],
    ['n° 12 rue vic', '12 Mâcon rue vic'],
    ['1er mai', 'Mâcon 1er mai'],
  ])('the second search for %s leaves its last word the last: %s', async (query, second) => {
    const { fetch, urls } = fakeFetch(found(inLyon))
    await searchAddresses(query, { fetch, near: macon })
    expect(urls.map((url) => new URL(url).searchParams.get('q'))).toEqual([
      query.replace('n° ', ''),
      second,
    ])
  })

  test('is not answered by the commune, which the name alone would find', async () => {
    const { fetch } = fakeFetch(found(inLyon), found(wholeMacon))
    expect(await searchAddresses('rue zola', { fetch, near: macon })).toEqual([inLyon])
  })

  test('what the first search found stands alone where the second one fails', async () => {
    const { fetch, urls } = fakeFetch(found(inLyon), () => new Response('', { status: 503 }))
    expect(await searchAddresses('rue zola', { fetch, near: macon })).toEqual([inLyon])
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
      () => new Promise((resolve) => setTimeout(resolve, foundMs, found(inLyon)())),
      () => new Promise(() => {}),
    )
    const settled = vi.fn()
    searchAddresses('rue zola', { fetch, near: macon }).then(settled, settled)
    await vi.advanceTimersByTimeAsync(shownMs - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith([inLyon])
  })

  test('an abort ends the second search with its reason', async () => {
    const controller = new AbortController()
    const { fetch } = fakeFetch(found(inLyon), () => {
      controller.abort('left')
      return found(inMacon)()
    })
    const { signal } = controller
    await expect(searchAddresses('rue zola', { fetch, near: macon, signal })).rejects.toBe('left')
  })

  test('what is near is always what the service says to be within the radius, or within 20 km', async () => {
    const radius = fc.option(fc.nat(1000), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(radius, fc.boolean(), async (radiusKm, isIn) => {
        const distance = (radiusKm ?? 20) * 1000 + (isIn ? 0 : 1)
        const there = { ...address('Rue Zola 71000 Mâcon', lyon), distance }
        const { fetch, urls } = fakeFetch(found(there), found())
        await searchAddresses('zola', { near: { ...macon, radiusKm }, fetch })
        expect(urls).toHaveLength(isIn ? 1 : 2)
      }),
    )
  })

  test('an address with all the typed words never stands below one that lacks some', async () => {
    const word = fc.constantFrom('hugo', 'port', 'mairie', 'moulin', 'zola', 'verdun')
    const street = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })
    const place = fc.constantFrom(['71000 Mâcon', center], ['69002 Lyon', lyon])
    const list = fc.array(fc.tuple(street, place), { minLength: 2, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(street, list, list, async (typed, ...lists) => {
        const answers = lists.map((streets) =>
          streets.map(([words, [city, at]]) =>
            address(`Rue ${words.join(' ')} ${city}`, at as Coordinates),
          ),
        )
        const { fetch } = fakeFetch(...answers.map((addresses) => found(...addresses)))
        const text = `rue ${typed.join(' ')}`
        const addresses = await searchAddresses(text, { fetch, near: macon, limit: 50 })
        const isWhole = addresses.map(({ label }) => typed.every((word) => label.includes(word)))
        expect(isWhole).toEqual(isWhole.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })

  test('no address is ever repeated, and only the limit leaves out one of the first search', async () => {
    const places = [`71000 Mâcon`, '71850 Charnay-lès-Mâcon', '69002 Lyon']
    const zola = fc
      .record({ number: fc.nat(9), place: fc.constantFrom(...places) })
      .map(({ number, place }) =>
        address(`${number} Rue Zola ${place}`, place.endsWith('Lyon') ? lyon : center),
      )
    const list = fc.uniqueArray(zola, { selector: ({ label }) => label })
    const limit = fc.integer({ min: 1, max: 20 })
    await fc.assert(
      fc.asyncProperty(list, list, limit, async (first, second, limit) => {
        const { fetch } = fakeFetch(found(...first), found(...second))
        const addresses = await searchAddresses('zola', { near: macon, limit, fetch })
        const labels = addresses.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        expect(labels.length).toBeLessThanOrEqual(limit)
        const ofFirst = first.slice(0, limit).map(({ label }) => label)
        if (labels.length < limit) expect(labels).toEqual(expect.arrayContaining(ofFirst))
      }),
    )
  })
})

/** An address by its label, which names its commune behind the postcode; far away where it is in Lyon. */
function address(label: string, place: Coordinates, type: AddressType = 'street'): Address {
  const [, postcode, city] = label.match(/ (\d{5}) (.+)/) ?? []
  const distance = place === lyon ? 60_000 : 0
  return { label, type, coordinates: place, distance, ...(city && { postcode, city }) }
}
