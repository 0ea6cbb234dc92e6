import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type AddressRequestOptions, searchAddresses } from '../src/index.ts'
import { type Answer, fakeFetch, found } from './support/fake-fetch.ts'

const near = { latitude: 47.0231, longitude: 4.8401 }
const search = (options: AddressRequestOptions) =>
  searchAddresses('12 rue des Lilas', { ...options, near })

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, 'https://data.geopf.fr/geocodage/search/'],
  ['https://example.org/ban//', 'https://example.org/ban/search/'],
  ['/geocodage', '/geocodage/search/'],
  ['/', '/search/'],
])('a page with base %s asks %s', async (baseUrl, address) => {
  vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
  const { fetch, urls } = fakeFetch(found())
  await search({ baseUrl, fetch })
  expect(urls.map((url) => url.split('?')[0])).toEqual([address])
})

test.each([
  'no address',
  'localhost:4174/geocodage',
  'ftp://example.org',
  '/geocodage',
  'https://name@example.org',
  'https://example.org?version=2',
  'https://example.org/geocodage#search',
])('%j is no base outside a page, whatever the text', async (baseUrl) => {
  const refusal = new TypeError(
    `baseUrl must be an absolute http(s) address here, without credentials, query or fragment: ${baseUrl}`,
  )
  await expect(search({ baseUrl })).rejects.toThrow(refusal)
  await expect(searchAddresses('', { baseUrl })).rejects.toThrow(refusal)
})

test('a fetch that throws at once is a wrong setting, and is not called again', async () => {
  const fetch = vi.fn((url: string): never => {
    throw new RangeError(`No such thing as ${url}`)
  })
  const refusal = new TypeError('fetch must be a function that returns a promise')
  await expect(search({ fetch })).rejects.toThrow(refusal)
  expect(fetch).toHaveBeenCalledTimes(1)
})

const reset = () => Promise.reject(new TypeError('fetch failed'))
const status = (status: number) => () => Response.json({ features: [] }, { status })

test.each<[string, string, number, ...Answer[]]>([
  ['a refusal', 'http 429', 1, status(429), found()],
  ['the last status that is not retried', 'http 499', 1, status(499), found()],
  ['an outage that ends', 'found', 2, status(500), found()],
  ['an outage', 'http 599', 2, status(503), status(599)],
  ['a broken connection', 'network', 2, reset],
  ['an answer that breaks off', 'network', 2, broken(new TypeError('terminated'))],
  ['HTML', 'invalid-response', 1, () => new Response('<!doctype html>')],
  ['nothing', 'invalid-response', 1, () => new Response(null, { status: 204 })],
  ['no list', 'invalid-response', 1, () => Response.json({ features: { length: 1 } })],
  ['another realm’s error', 'invalid-response', 1, broken(runInNewContext('new SyntaxError()'))],
  ['node-fetch 2’s error', 'invalid-response', 1, broken({ type: 'invalid-json' })],
])('%s is %s, after %i requests that are closed', async (_, outcome, requests, ...answers) => {
  const { fetch, signals } = fakeFetch(...answers)
  const message = await search({ fetch }).then(
    () => 'Address search failed: found',
    (error) => error.message,
  )
  expect(message).toBe(`Address search failed: ${outcome}`)
  expect(signals).toHaveLength(requests)
  expect(signals.every((signal) => signal?.aborted)).toBe(true)
})

test('an error has its code, its status and nothing of text and coordinates', async () => {
  const http = await search(fakeFetch(status(429))).catch((error) => error)
  expect(http).toMatchObject({ name: 'AddressSearchError', code: 'http', status: 429 })
  const fetch = async (url: string) => Promise.reject(new TypeError(`Cannot reach ${url}`))
  const network = await search({ fetch }).catch((error) => error)
  expect(network).toMatchObject({ code: 'network', status: undefined })
  expect(inspect([http, network], { depth: null })).not.toMatch(/lilas|47\.0231|4\.8401/i)
})

test('five seconds are for both attempts together, of any fetch', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { fetch, urls } = fakeFetch(() => new Promise((_, reject) => setTimeout(reject, 3000)))
  const settled = vi.fn()
  search({ fetch }).catch((error) => settled(error.code))
  await vi.advanceTimersByTimeAsync(4999)
  expect(urls).toHaveLength(2)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith('timeout')
})

test('a request that is over keeps no timer and no listener', async () => {
  const { signal } = new AbortController()
  const before = process.getActiveResourcesInfo()
  await search({ signal, ...fakeFetch(found()) })
  expect(process.getActiveResourcesInfo()).toEqual(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('an abort closes the request at once, and it is neither retried nor made again', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const { fetch, signals } = fakeFetch(() => {
    controller.abort('left')
    expect(signals[0]?.aborted).toBe(true)
    throw new TypeError('fetch failed')
  })
  await expect(search({ fetch, signal })).rejects.toBe('left')
  await expect(search({ fetch, signal })).rejects.toBe('left')
  expect(signals).toHaveLength(1)
})

/** An answer whose body cannot be read. */
function broken(error: unknown) {
  return () => ({ ok: true, status: 200, json: () => Promise.reject(error) })
}
