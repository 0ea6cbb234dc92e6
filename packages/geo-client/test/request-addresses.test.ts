import { getEventListeners } from 'node:events'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type AddressRequestOptions,
  AddressSearchError,
  nearestAddress,
  searchAddresses,
} from '../src/index.ts'
import {
  answerJson,
  answerText,
  neverAnswer,
  resetAfterHalf,
  resetConnection,
  startServer,
  stopAfterHalf,
} from './support/address-server.ts'
import {
  beauneAddresses,
  beauneAnswer,
  emptyAnswer,
  olderRefusal,
  refusal,
} from './support/answers.ts'
import { useFakeClock } from './support/fake-clock.ts'
import { fakeFetch } from './support/fake-fetch.ts'

const TYPED = '12 rue des Lilas'
const HOME = { latitude: 47.0231, longitude: 4.8401 }
const NO_ADDRESS =
  'baseUrl must be an absolute http(s) address here, without credentials, query or fragment: '

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  {
    name: 'searchAddresses',
    path: 'search',
    ask: (options?: AddressRequestOptions) => searchAddresses(TYPED, { ...options, near: HOME }),
    found: beauneAddresses,
  },
  {
    name: 'nearestAddress',
    path: 'reverse',
    ask: (options?: AddressRequestOptions) => nearestAddress(HOME, options),
    found: beauneAddresses[0],
  },
])('$name', ({ path, ask, found }) => {
  describe('a request', () => {
    test.each([
      [undefined, 'https://data.geopf.fr/geocodage'],
      ['https://example.org/ban', 'https://example.org/ban'],
      ['https://example.org/ban//', 'https://example.org/ban'],
      ['/geocodage', '/geocodage'],
      ['/', ''],
    ])('from a page at base %s asks below %s', async (baseUrl, address) => {
      vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
      const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
      await ask({ baseUrl, fetch })
      expect(urls).toEqual([expect.stringMatching(`^${address}/${path}/\\?`)])
    })

    test('follows redirects', async () => {
      const { baseUrl, requests } = await startServer(
        answerText('', 302, { location: '/elsewhere' }),
        answerJson(beauneAnswer),
      )
      await expect(ask({ baseUrl })).resolves.toEqual(found)
      expect(requests[1]).toBe('/elsewhere')
    })
  })

  describe('a failure', () => {
    test.each([
      ['a refused query', answerJson(refusal, 400), 400, 1],
      ['a refused query in the older form', answerJson(olderRefusal, 400), 400, 1],
      ['too many requests', answerText('', 429, { 'retry-after': '5' }), 429, 1],
      ['an empty server error', answerText('', 500), 500, 2],
      ['the page of a gateway', answerText('<h1>Service Unavailable</h1>', 503), 503, 2],
    ])('reports the status of %s', async (_, answer, status, attempts) => {
      const { baseUrl, requests } = await startServer(answer)
      const error = await failureOf(ask({ baseUrl }))
      expect(error).toMatchObject({
        code: 'http',
        status,
        message: expect.stringContaining(`${status}`),
      })
      expect(requests).toHaveLength(attempts)
    })

    test.each([
      ['a connection reset before the answer', resetConnection],
      ['a connection reset within the answer', resetAfterHalf],
    ])('reports %s, after one retry', async (_, answer) => {
      const { baseUrl, requests } = await startServer(answer)
      const error = await failureOf(ask({ baseUrl }))
      expect(error).toMatchObject({ code: 'network', status: undefined })
      expect(requests).toHaveLength(2)
    })

    test('reports redirects without end', async () => {
      const { baseUrl } = await startServer(answerText('', 302, { location: '/' }))
      const error = await failureOf(ask({ baseUrl }))
      expect(error.code).toBe('network')
    })

    test.each([
      ['JSON that stops half-way', answerText('{"features":[{"prop')],
      ['HTML', answerText('<!doctype html>')],
      ['nothing', answerText('')],
      ['no content', answerText('', 204)],
      ['a list', answerJson([beauneAnswer])],
      ['features that are no list', answerJson({ features: { length: 1 } })],
      ['10 MB', answerJson({ ...beauneAnswer, padding: 'x'.repeat(10_000_000) })],
    ])('reports that %s is no answer, without a retry', async (_, answer) => {
      const { baseUrl, requests } = await startServer(answer)
      const error = await failureOf(ask({ baseUrl }))
      expect(error).toMatchObject({ code: 'invalid-response', status: undefined })
      expect(requests).toHaveLength(1)
    })

    test('closes the connection of an answer without end', async () => {
      const { baseUrl, hungUp } = await startServer((response) => {
        Readable.from(endless()).pipe(response)
      })
      const error = await failureOf(ask({ baseUrl }))
      expect(error.code).toBe('invalid-response')
      await hungUp
    })

    test('never quotes the text or the coordinates, though an error of fetch quotes the URL', async () => {
      const fetch = async (url: unknown) => Promise.reject(new TypeError(`Cannot reach ${url}`))
      const error = await failureOf(ask({ fetch }))
      expect(error.code).toBe('network')
    })
  })

  describe('a wrong setting', () => {
    test.each([
      'no address',
      'example.org/geocodage',
      'localhost:4174/geocodage',
      '//example.org',
      'file:///geocodage',
      'https://name@example.org',
      'https://:secret@example.org',
      '',
      '/geocodage',
      'http:',
      'http://',
      'https:///',
      'https:///geocodage',
      'https:/geocodage',
      'https:geocodage',
      'https:\\\\',
      'https://\n',
      'https://?version=2',
      'https://example.org?version=2',
      'https://example.org/geocodage#search',
    ])('is base %j outside a page', async (baseUrl) => {
      const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
      const request = ask({ baseUrl, fetch })
      await expect(request).rejects.toThrow(new TypeError(NO_ADDRESS + baseUrl))
      expect(urls).toEqual([])
    })

    test.each([
      'https:',
      'https://',
      'https:geocodage',
      '//',
      '///geocodage',
      '/\\',
      '/\n',
      '/geocodage?version=2',
      '#search',
    ])('is base %j even in a page', async (baseUrl) => {
      vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
      const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
      const request = ask({ baseUrl, fetch })
      await expect(request).rejects.toThrow(new TypeError(NO_ADDRESS + baseUrl))
      expect(urls).toEqual([])
    })

    test('is every base that would become an address of another host', async () => {
      const part = fc.constantFrom(
        'https:',
        'http:',
        '/',
        '//',
        '\\',
        '?',
        '#',
        '@',
        ':',
        ' ',
        '\n',
        'a.fr',
      )
      const page = fc.constantFrom(undefined, { href: 'https://example.org/plombier-beaune' })
      await fc.assert(
        fc.asyncProperty(fc.array(part, { maxLength: 6 }), page, async (parts, location) => {
          vi.stubGlobal('location', location)
          const baseUrl = parts.join('')
          const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
          const [error] = await Promise.allSettled([ask({ baseUrl, fetch })])
          for (const url of urls) {
            const { host, pathname } = new URL(url, location?.href)
            expect(host).toBe(new URL(baseUrl, location?.href).host)
            expect(pathname).toMatch(`/${path}/`)
          }
          if (urls.length === 0) {
            expect(error).toEqual({
              status: 'rejected',
              reason: new TypeError(NO_ADDRESS + baseUrl),
            })
          }
        }),
        { numRuns: 1000 },
      )
    })

    test('is a relative base in a page that comes from no server', async () => {
      vi.stubGlobal('location', { href: 'file:///home/index.html' })
      const request = ask({ baseUrl: '/geocodage' })
      await expect(request).rejects.toThrow(new TypeError(`${NO_ADDRESS}/geocodage`))
    })

    test('is a missing fetch', async () => {
      vi.stubGlobal('fetch', undefined)
      await expect(ask()).rejects.toThrow(
        new TypeError('fetch must be a function that returns a promise'),
      )
    })

    test('is a fetch that throws at once, which is not retried and cannot quote the text or the coordinates', async () => {
      const fetch = vi.fn((url: unknown): never => {
        throw new RangeError(`No such thing as ${url}`)
      })
      await expect(ask({ fetch })).rejects.toThrow(
        new TypeError('fetch must be a function that returns a promise'),
      )
      expect(fetch).toHaveBeenCalledOnce()
    })
  })

  describe('the retry', () => {
    test('finds what the first attempt did not', async () => {
      for (const first of [answerText('', 502), resetConnection]) {
        const { baseUrl, requests } = await startServer(first, answerJson(beauneAnswer))
        await expect(ask({ baseUrl })).resolves.toEqual(found)
        expect(requests[1]).toBe(requests[0])
      }
    })

    test('follows a network error or a 5xx, and nothing else, once', async () => {
      const status = fc.oneof(
        fc.integer({ min: 400, max: 599 }),
        fc.constantFrom(200, 'reset' as const),
      )
      await fc.assert(
        fc.asyncProperty(status, status, async (first, second) => {
          const answers = [first, second]
          const { fetch, urls } = fakeFetch(() => {
            const answer = answers[urls.length - 1]
            if (typeof answer !== 'number') throw new TypeError('fetch failed')
            return Response.json(beauneAnswer, { status: answer })
          })
          const outcome = await ask({ fetch }).then(
            () => 200,
            (error: AddressSearchError) => error.status ?? 'reset',
          )
          const retried = first === 'reset' || first >= 500
          expect(urls).toHaveLength(retried ? 2 : 1)
          expect(outcome).toBe(retried ? second : first)
        }),
      )
    })
  })

  describe('the time limit', () => {
    test.each([
      ['nothing', neverAnswer],
      ['half an answer', stopAfterHalf],
    ])('ends a request that gets %s', async (_, answer) => {
      const { baseUrl, requests } = await startServer(answer)
      const error = await failureOf(ask({ baseUrl, timeoutMs: 500 }))
      expect(error).toMatchObject({ code: 'timeout', status: undefined })
      expect(requests.length, 'no second attempt').toBeLessThan(2)
    })

    test('is five seconds for both attempts together', async () => {
      useFakeClock()
      const { fetch, urls } = fakeFetch(async () => {
        await new Promise((_, reject) => setTimeout(reject, 3000))
      })
      const settled = vi.fn()
      const failure = failureOf(ask({ fetch })).finally(settled)
      await vi.advanceTimersByTimeAsync(4999)
      expect(urls).toHaveLength(2)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect((await failure).code).toBe('timeout')
    })

    test('ends a fetch that ignores its signal and fails much later', async () => {
      useFakeClock()
      const { fetch, urls } = fakeFetch(async () => {
        await new Promise((_, reject) => setTimeout(reject, 60_000))
      })
      const failure = failureOf(ask({ fetch, timeoutMs: 10 }))
      await vi.advanceTimersByTimeAsync(10)
      expect((await failure).code).toBe('timeout')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(urls).toHaveLength(1)
    })
  })

  describe('an aborted request', () => {
    const reason = new Error('the visitor typed on')

    test('makes no request where it was aborted before', async () => {
      const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
      const signal = AbortSignal.abort(reason)
      await expect(ask({ fetch, signal })).rejects.toBe(reason)
      expect(urls).toEqual([])
    })

    test('rejects with the reason and closes the connection before the answer', async () => {
      const controller = new AbortController()
      const { baseUrl, requests, asked, hungUp } = await startServer(neverAnswer)
      const request = ask({ baseUrl, signal: controller.signal })
      await asked
      controller.abort(reason)
      await expect(request).rejects.toBe(reason)
      await hungUp
      expect(requests).toHaveLength(1)
    })

    test('rejects with the reason and closes the connection within the answer', async () => {
      const controller = new AbortController()
      const { baseUrl, requests, hungUp } = await startServer(stopAfterHalf)
      const request = ask({
        baseUrl,
        signal: controller.signal,
        async fetch(...request) {
          const response = await fetch(...request)
          setImmediate(() => controller.abort(reason))
          return response
        },
      })
      await expect(request).rejects.toBe(reason)
      await hungUp
      expect(requests).toHaveLength(1)
    })

    test('is not retried', async () => {
      const controller = new AbortController()
      const { fetch, urls } = fakeFetch(() => {
        controller.abort(reason)
        throw new TypeError('fetch failed')
      })
      const request = ask({ fetch, signal: controller.signal })
      await expect(request).rejects.toBe(reason)
      expect(urls).toHaveLength(1)
    })
  })

  test.each([
    ['found', () => Response.json(beauneAnswer)],
    ['failed', () => new Response('', { status: 503 })],
  ])('keeps no process alive and leaves no listener behind once it has %s', async (_, answer) => {
    const { signal } = new AbortController()
    const before = process.getActiveResourcesInfo()
    await Promise.allSettled([ask({ signal, ...fakeFetch(answer) })])
    expect(process.getActiveResourcesInfo()).toEqual(before)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

/** The error of a request, in which no trace of the typed text and the coordinates may be found. */
async function failureOf(request: Promise<unknown>): Promise<AddressSearchError> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AddressSearchError)) throw new Error(`no such failure: ${inspect(error)}`)
  expect(inspect(error, { depth: null })).not.toMatch(/lilas|47\.0231|4\.8401/i)
  return error
}

function* endless() {
  for (;;) yield ' '.repeat(65_536)
}
