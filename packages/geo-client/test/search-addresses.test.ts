import { describe, expect, test, vi } from 'vitest'
import { type Coordinates, createAddressSearch, searchAddresses } from '../src/index.ts'
import { answerJson, startServer } from './support/address-server.ts'
import { beauneAddresses, beauneAnswer, emptyAnswer } from './support/answers.ts'
import { badCoordinates, MUST_BE_COORDINATES } from './support/coordinates.ts'
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

function byteByByte(text: string) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
}
