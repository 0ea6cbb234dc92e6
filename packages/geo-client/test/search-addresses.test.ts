import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type Address,
  type AddressType,
  type Coordinates,
  createAddressSearch,
  type SearchArea,
  searchAddresses,
} from '../src/index.ts'
import {
  type Answer,
  answerJson,
  answerText,
  neverAnswer,
  resetConnection,
  startServer,
} from './support/address-server.ts'
import { beauneAddresses, beauneAnswer, emptyAnswer } from './support/answers.ts'
import { anyCoordinates, badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
import { fakeFetch } from './support/fake-fetch.ts'

const TYPED = '12 rue des Lilas'

describe('a search', () => {
  test('resolves to the addresses of the answer', async () => {
    const { baseUrl, requests } = await startServer(answerJson(beauneAnswer))
    await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual(beauneAddresses)
    expect(requests).toEqual(['/search/?q=12+rue+des+Lilas&limit=5'])
  })

  test('resolves to an empty list where nothing is found', async () => {
    const { baseUrl } = await startServer(answerJson(emptyAnswer))
    await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual([])
  })

  test('asks for the cleaned text, encoded', async () => {
    const { baseUrl, requests } = await startServer(answerJson(emptyAnswer))
    await searchAddresses('  – 3 rue  "A&B" #2, Évry+\ud800 ', { baseUrl })
    const { searchParams } = new URL(requests[0] ?? '', baseUrl)
    expect([...searchParams]).toEqual([
      ['q', '3 rue "A&B" #2, Évry+'],
      ['limit', '5'],
    ])
  })

  test('holds to its limit even where the service does not', async () => {
    const { baseUrl, requests } = await startServer(answerJson(beauneAnswer))
    await expect(searchAddresses(TYPED, { baseUrl, limit: 1 })).resolves.toHaveLength(1)
    expect(requests[0]).toMatch(/&limit=1$/)
  })

  test.each(['', 'ab', ' ab ', '?!…ab', 'x'.repeat(60), '東京都千代田区', '٣ شارع باريس'])(
    'resolves to an empty list without a request for %j',
    async (query) => {
      const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
      await expect(searchAddresses(query, { fetch })).resolves.toEqual([])
      expect(urls).toEqual([])
    },
  )

  test('reads a long answer that arrives in pieces, cut within its letters', async () => {
    const { features } = beauneAnswer
    const answer = { features: Array.from({ length: 20 }, () => features[0]) }
    const { fetch } = fakeFetch(() => new Response(byteByByte(JSON.stringify(answer))))
    const addresses = await searchAddresses(TYPED, { fetch, limit: 20 })
    expect(addresses).toEqual(Array.from({ length: 20 }, () => beauneAddresses[0]))
  })
})

describe('near', () => {
  test('sends coordinates, to five decimals, behind text and limit', async () => {
    const { baseUrl, requests } = await startServer(answerJson(beauneAnswer))
    const near = { latitude: 45.757_814_2, longitude: -0.000_004 }
    await expect(searchAddresses(TYPED, { baseUrl, near })).resolves.toEqual(beauneAddresses)
    expect(requests).toEqual(['/search/?q=12+rue+des+Lilas&limit=5&lat=45.75781&lon=-0.00000'])
  })

  test.each(badCoordinates)('of %j is refused by its name, whatever the text', async (near) => {
    const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
    for (const query of [TYPED, '']) {
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

  test('a second search adds the name, and what it finds there comes first', async () => {
    const { baseUrl, requests } = await startServer(
      answer(inLyon, inParis),
      answer(inMacon, inLyon),
    )
    const found = await searchAddresses(' rue victor  hugo', { baseUrl, near: macon })
    expect(found).toEqual([inMacon, inLyon, inParis])
    expect(requests).toEqual([
      '/search/?q=rue+victor+hugo&limit=5&lat=46.30690&lon=4.82870',
      '/search/?q=rue+victor+hugo+M%C3%A2con&limit=5&lat=46.30690&lon=4.82870',
    ])
  })

  test.each([
    ['one of the addresses is near', 'rue victor hugo', macon, answer(inParis, inMacon)],
    ['nothing is found', 'zzqqxx', macon, answer()],
    [
      'a commune is found',
      'lyo',
      macon,
      answer(address('Lyon', inLyon.coordinates, 'municipality')),
    ],
    ['the text has the commune of what is found', 'hugo LYON', macon, answer(inLyon)],
    ['the text has the postcode of what is found', 'rue hugo 69002', macon, answer(inLyon)],
    ['the text has the name', 'rue hugo, MACON', macon, answer(inLyon)],
    [
      'the text has the name without its hyphens',
      'rue hugo saint etienne (42)',
      { ...macon, name: 'Saint-Étienne' },
      answer(inParis),
    ],
    ['the text is too long for the name', 'rue '.repeat(49), macon, answer(inParis)],
    ['the place has no name', 'rue hugo', { ...macon, name: undefined }, answer(inParis)],
  ])('there is no second search where %s', async (_, query, near, first) => {
    const { baseUrl, requests } = await startServer(first, answer(inMacon))
    const found = await searchAddresses(query, { baseUrl, near })
    expect(found).toEqual(await searchAddresses(query, await startServer(first)))
    expect(requests).toHaveLength(1)
  })

  test('there is one where the name is only a part of a word', async () => {
    const { baseUrl, requests } = await startServer(answer(inParis), answer(inMacon))
    await searchAddresses('rue des mâconnais', { baseUrl, near: macon })
    expect(requests).toHaveLength(2)
  })

  test('is not answered by a commune, which the name alone would find', async () => {
    const commune = address('Mâcon', macon, 'municipality')
    const { baseUrl } = await startServer(answer(inParis), answer(commune))
    expect(await searchAddresses('rue zola', { baseUrl, near: macon })).toEqual([inParis])
  })

  test.each<[string, Answer]>([
    ['refuses', answerText('', 429)],
    ['breaks the connection', resetConnection],
    ['answers nonsense', answerText('<html>')],
    ['does not answer in time', neverAnswer],
  ])('what the first search found stands alone where the second %s', async (_, second) => {
    const { baseUrl, requests } = await startServer(answer(inParis), second)
    const options = { baseUrl, near: macon, timeoutMs: 500 }
    expect(await searchAddresses('rue victor hugo', options)).toEqual([inParis])
    expect(requests.length).toBeGreaterThan(1)
  })

  test('an abort ends the second search with its reason', async () => {
    const controller = new AbortController()
    const { baseUrl } = await startServer(answer(inParis), () => controller.abort('left'))
    const { signal } = controller
    const search = searchAddresses('rue victor hugo', { baseUrl, near: macon, signal })
    await expect(search).rejects.toBe('left')
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
        const urls: string[] = []
        await searchAddresses('zola', { near, fetch: respond(urls, [there], []) })
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
    const urls: string[] = []
    await searchAddresses('zola', { near: macon, fetch: respond(urls, [there], []) })
    expect(urls).toHaveLength(count)
  })

  test('no address is ever repeated, and only the limit leaves out one of the first search', async () => {
    const places = fc.uniqueArray(anyAddress(macon), { selector: ({ label }) => label })
    const limit = fc.integer({ min: 1, max: 20 })
    await fc.assert(
      fc.asyncProperty(places, places, limit, async (first, second, limit) => {
        const urls: string[] = []
        const fetch = respond(urls, first, second)
        const found = await searchAddresses('zola', { near: macon, limit, fetch })
        const labels = found.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        expect(labels.length).toBeLessThanOrEqual(limit)
        const ofFirst = first.slice(0, limit).map(({ label }) => label)
        const kept = labels.filter((label) => ofFirst.includes(label))
        expect(kept).toEqual(labels.length < limit ? ofFirst : ofFirst.slice(0, kept.length))
      }),
    )
  })
})

test('a wrong base is reported before a text is long enough to search for', async () => {
  await expect(searchAddresses('', { baseUrl: 'no address' })).rejects.toThrow(TypeError)
})

test('a store never shows what arrives late for an earlier text', async () => {
  let answerFirst = () => {}
  const { baseUrl, requests } = await startServer(
    (response, request) => {
      answerFirst = () => answerJson(beauneAnswer)(response, request)
    },
    (response, request) => {
      answerJson(emptyAnswer)(response, request)
      answerFirst()
    },
  )
  const store = createAddressSearch({ debounceMs: 0, baseUrl })
  store.setQuery('Beaune')
  await vi.waitUntil(() => requests.length === 1, { timeout: 15_000 })
  store.setQuery('zzqqxx')
  await vi.waitUntil(() => store.getSnapshot().status !== 'searching', { timeout: 15_000 })
  expect(store.getSnapshot()).toEqual({ status: 'empty', query: 'zzqqxx', suggestions: [] })
})

function address(label: string, place: Coordinates, type: AddressType = 'street'): Address {
  const { latitude, longitude } = place
  return { label, type, coordinates: { latitude, longitude } }
}

function anyAddress({ latitude, longitude }: SearchArea) {
  // In the same place or far away, and often the same.
  return fc.record({ number: fc.nat(9), isNear: fc.boolean() }).map(({ number, isNear }) =>
    address(`${number} rue Zola${isNear ? '' : ' au loin'}`, {
      latitude: latitude + (isNear ? 0 : 1),
      longitude,
    }),
  )
}

function answer(...addresses: Address[]) {
  return answerJson(toAnswer(addresses))
}

/** A `fetch` that answers the first request, then the second. */
function respond(urls: string[], ...answers: Address[][]) {
  return async (url: unknown) => Response.json(toAnswer(answers[urls.push(String(url)) - 1] ?? []))
}

function toAnswer(addresses: Address[]) {
  const features = addresses.map(({ coordinates: { latitude, longitude }, ...properties }) => ({
    properties,
    geometry: { coordinates: [longitude, latitude] },
  }))
  return { features }
}

function byteByByte(text: string) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
}
