import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { type AddressRequestOptions, nearestAddress, searchAddresses } from '../src/index.ts'
import { type Answer, fakeFetch, found } from './support/fake-fetch.ts'

const near = { latitude: 47.023_104_9, longitude: 4.840_095_1 }
const search = (options: AddressRequestOptions) =>
  searchAddresses('12 rue des Lilas', { ...options, near })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('baseUrl is a web address, or in a page a path, with or without slashes at its end', async () => {
  vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
  const { fetch, urls } = fakeFetch(found())
  for (const baseUrl of ['HTTPS://a.org/b@n// ', 'http:a.org', '/geocodage', '/'])
    await search({ baseUrl, fetch })
  const bases = urls.map((url) => url.split('search/?')[0])
  expect(bases).toEqual(['https://a.org/b@n/', 'http://a.org/', '/geocodage/', '/'])
})

const reset = () => Promise.reject(new TypeError('Cannot reach ?q=12+rue+des+Lilas&lat=47.02310'))
const status = (status: number) => () => Response.json({ features: [] }, { status })
const brokenOff: Answer = () => ({ ok: true, status: 200, json: reset })

test.each<[string, string, number, ...Answer[]]>([
  ['a refusal', 'http 499', 1, status(499), found()],
  ['an outage that ends', 'found', 2, status(500), found()],
  ['an outage', 'http 599', 2, status(503), status(599)],
  ['a broken connection', 'network', 2, reset],
  ['an answer that breaks off', 'network', 2, brokenOff],
  ['HTML', 'invalid-response', 1, () => new Response('<!doctype html>')],
])('%s is %s after %i requests that are closed, and tells nothing typed', async (...row) => {
  vi.useFakeTimers()
  const [, outcome, requests, ...answers] = row
  const { fetch, signals } = fakeFetch(...answers)
  const answer = search({ fetch }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(300)
  const error = await answer
  const { code = 'found', status = '' } = error
  expect(`${code} ${status}`.trim()).toBe(outcome)
  expect(error.name).toBe(outcome === 'found' ? undefined : 'AddressSearchError')
  expect(inspect(error, { depth: null })).not.toMatch(/lilas|47\.0231|4\.8401/i)
  expect(signals).toHaveLength(requests)
  expect(signals.every((signal) => signal?.aborted)).toBe(true)
})

test('five seconds are for both attempts and the 300 ms between them, of any fetch', async () => {
  vi.useFakeTimers()
  const { fetch, urls } = fakeFetch(() => new Promise((_, reject) => setTimeout(reject, 3000)))
  const settled = vi.fn()
  search({ fetch }).catch((error) => settled(error.code))
  await vi.advanceTimersByTimeAsync(3299)
  expect(urls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(urls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1699)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith('timeout')
})

test.each([0, 299])(
  'an abort %i ms after the second request failed ends the call at once, without a retry or a timer',
  async (ms) => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const { signal } = controller
    const { fetch, signals } = fakeFetch(found(), () => {
      if (ms === 0) controller.abort('left')
      setTimeout(() => controller.abort('left'), ms)
      throw new TypeError('fetch failed')
    })
    const options = { fetch, signal, near: { ...near, name: 'Beaune' } }
    const answer = expect(searchAddresses('rue des Lilas', options)).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(ms)
    await answer
    await expect(searchAddresses('rue des Lilas', options)).rejects.toBe('left')
    expect([signals.length, vi.getTimerCount()]).toEqual([2, 0])
  },
)

test('the nearest address is asked for to five decimals, and is no commune', async () => {
  const commune = { label: 'Beaune', type: 'municipality', coordinates: near } as const
  const house = { label: '12 Rue des Lilas', coordinates: near, distance: 37 }
  const { fetch, urls } = fakeFetch(found(commune, house), found(commune))
  expect(await nearestAddress(near, { baseUrl: 'https://example.org', fetch })).toEqual(house)
  expect(urls).toEqual(['https://example.org/reverse/?lat=47.02310&lon=4.84010&limit=5'])
  expect(await nearestAddress(near, { fetch })).toBeUndefined()
})
