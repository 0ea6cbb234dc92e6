import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Address, type AddressType, type Coordinates, searchAddresses } from '../src/index.ts'
import { startServer } from './support/address-server.ts'
import { beauneAddresses, beauneAnswer } from './support/answers.ts'
import { anyCoordinates, badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
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

describe('near a place with a name', () => {
  const macon = { latitude: 46.3069, longitude: 4.8287, name: 'Mâcon' }
  const inMacon = address('Rue Victor Hugo 71000 Mâcon', macon)
  const inLyon = {
    ...address('Rue Victor Hugo 69002 Lyon', { latitude: 45.7541, longitude: 4.8289 }),
    postcode: '69002',
    city: 'Lyon',
  }
  const inParis = address('Avenue Victor Hugo 75016 Paris', { latitude: 48.87, longitude: 2.286 })
  const lyon = address('Lyon', inLyon.coordinates, 'municipality')

  test('a second search adds the name, and what it finds there comes first', async () => {
    const { fetch, urls } = fakeFetch(found(inLyon, inParis), found(inMacon, inLyon))
    const addresses = await searchAddresses(' rue victor  hugo', { fetch, near: macon })
    expect(addresses).toEqual([inMacon, inLyon, inParis])
    expect(urls).toEqual([
      expect.stringMatching(/\?q=rue\+victor\+hugo&limit=5&lat=46.30690&lon=4.82870$/),
      expect.stringMatching(/\?q=rue\+victor\+hugo\+M%C3%A2con&limit=5&lat=46.30690&lon=4.82870$/),
    ])
  })

  test.each([
    ['one of the addresses is near', 'rue victor hugo', macon.name, [inParis, inMacon]],
    ['nothing is found', 'zzqqxx', macon.name, []],
    ['a commune is found', 'lyo', macon.name, [lyon]],
    ['the text has the commune of what is found', 'hugo LYON', macon.name, [inLyon]],
    ['the text has the postcode of what is found', 'rue hugo 69002', macon.name, [inLyon]],
    ['the text has the name', 'rue hugo, MACON', macon.name, [inLyon]],
    ['the text has it without hyphens', 'rue saint etienne (42)', 'Saint-Étienne', [inParis]],
    ['the text is too long for the name', 'rue '.repeat(49), macon.name, [inParis]],
    ['the place has no name', 'rue hugo', undefined, [inParis]],
  ])('there is no second search where %s', async (_, query, name, first) => {
    const { fetch, urls } = fakeFetch(found(...first), found(inMacon))
    expect(await searchAddresses(query, { fetch, near: { ...macon, name } })).toEqual(first)
    expect(urls).toHaveLength(1)
  })

  test('there is one where the name is only a part of a word', async () => {
    const { fetch, urls } = fakeFetch(found(inParis), found(inMacon))
    await searchAddresses('rue des mâconnais', { fetch, near: macon })
    expect(urls).toHaveLength(2)
  })

  test('is not answered by a commune, which the name alone would find', async () => {
    const commune = address('Mâcon', macon, 'municipality')
    const { fetch } = fakeFetch(found(inParis), found(commune))
    expect(await searchAddresses('rue zola', { fetch, near: macon })).toEqual([inParis])
  })

  test('what the first search found stands alone where the second one fails', async () => {
    const { fetch, urls } = fakeFetch(found(inParis), () => new Response('', { status: 503 }))
    expect(await searchAddresses('rue zola', { fetch, near: macon })).toEqual([inParis])
    expect(urls).toHaveLength(3)
  })

  test('what the first search found stands alone once the time of both is over', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const first = new Promise<Response>((resolve) => setTimeout(resolve, 3000, found(inParis)()))
    const { fetch } = fakeFetch(
      () => first,
      () => new Promise(() => {}),
    )
    const settled = vi.fn()
    searchAddresses('rue zola', { fetch, near: macon }).then(settled, settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith([inParis])
  })

  test('an abort ends the second search with its reason', async () => {
    const controller = new AbortController()
    const { fetch } = fakeFetch(found(inParis), () => {
      controller.abort('left')
      return found(inMacon)()
    })
    const { signal } = controller
    await expect(searchAddresses('rue zola', { fetch, near: macon, signal })).rejects.toBe('left')
  })

  test('what is near is always what lies within the radius, or within 20 km', async () => {
    const radius = fc.option(fc.double({ min: 1, max: 1000, noNaN: true }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(anyCoordinates(), radius, fc.boolean(), async (center, radiusKm, isIn) => {
        const near = { ...center, name: 'Mâcon', radiusKm }
        // A degree of a meridian is as long everywhere.
        const degrees = ((isIn ? 0.999 : 1.001) * (radiusKm ?? 20)) / (40_030.174 / 360)
        const latitude = center.latitude + (center.latitude > 0 ? -degrees : degrees)
        const there = address('Rue Zola', { ...center, latitude })
        const { fetch, urls } = fakeFetch(found(there), found())
        await searchAddresses('zola', { near, fetch })
        expect(urls).toHaveLength(isIn ? 1 : 2)
      }),
    )
  })

  // 77 km a degree there.
  test.each([
    [0.25, 1],
    [0.27, 2],
  ])('%d degrees to the east take %i searches', async (degrees, count) => {
    const there = address('Rue Zola', { ...macon, longitude: macon.longitude + degrees })
    const { fetch, urls } = fakeFetch(found(there), found())
    await searchAddresses('zola', { near: macon, fetch })
    expect(urls).toHaveLength(count)
  })

  test('no address is ever repeated, and only the limit leaves out one of the first search', async () => {
    // In the same place or far away, and often the same.
    const zola = fc
      .record({ number: fc.nat(9), isNear: fc.boolean() })
      .map(({ number, isNear }) =>
        isNear
          ? address(`${number} rue Zola`, macon)
          : address(`${number} rue au loin`, lyon.coordinates),
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
        const kept = labels.filter((label) => ofFirst.includes(label))
        expect(kept).toEqual(labels.length < limit ? ofFirst : ofFirst.slice(0, kept.length))
      }),
    )
  })
})

function address(label: string, place: Coordinates, type: AddressType = 'street'): Address {
  const { latitude, longitude } = place
  return { label, type, coordinates: { latitude, longitude } }
}
