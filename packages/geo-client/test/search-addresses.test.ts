import { getEventListeners } from 'node:events'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AddressSearchError,
  createAddressSearch,
  type SearchAddressesOptions,
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
} from './address-server.ts'
import { beauneAddresses, beauneAnswer, emptyAnswer, olderRefusal, refusal } from './answers.ts'
import { useFakeClock } from './fake-clock.ts'

const TYPED = '12 rue des Lilas'
const NO_ADDRESS =
  'baseUrl must be an absolute http(s) address here, without credentials, query or fragment: '

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a search', () => {
  it('resolves to the addresses of the answer', async () => {
    const { baseUrl, requests } = await startServer(answerJson(beauneAnswer))
    await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual(beauneAddresses)
    expect(requests).toEqual(['/search/?q=12+rue+des+Lilas&limit=5'])
  })

  it('resolves to an empty list where nothing is found', async () => {
    const { baseUrl } = await startServer(answerJson(emptyAnswer))
    await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual([])
  })

  it.each([
    [undefined, 'https://data.geopf.fr/geocodage/search/'],
    ['https://example.org/ban', 'https://example.org/ban/search/'],
    ['https://example.org/ban//', 'https://example.org/ban/search/'],
    ['/geocodage', '/geocodage/search/'],
    ['/', '/search/'],
  ])('from a page at base %s asks %s', async (baseUrl, address) => {
    vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
    const { fetch, urls } = fakeFetch(() => Response.json(emptyAnswer))
    await searchAddresses('Lyon', { baseUrl, fetch })
    expect(urls).toEqual([`${address}?q=Lyon&limit=5`])
  })

  it('asks for the cleaned text, encoded', async () => {
    const { baseUrl, requests } = await startServer(answerJson(emptyAnswer))
    await searchAddresses('  – 3 rue  "A&B" #2, Évry+\ud800 ', { baseUrl })
    const { searchParams } = new URL(requests[0] ?? '', baseUrl)
    expect([...searchParams]).toEqual([
      ['q', '3 rue "A&B" #2, Évry+'],
      ['limit', '5'],
    ])
  })

  it('holds to its limit even where the service does not', async () => {
    const { baseUrl, requests } = await startServer(answerJson(beauneAnswer))
    await expect(searchAddresses(TYPED, { baseUrl, limit: 1 })).resolves.toHaveLength(1)
    expect(requests[0]).toMatch(/&limit=1$/)
  })

  it.each(['', 'ab', ' ab ', '?!…ab', 'x'.repeat(60)])(
    'resolves to an empty list without a request for %j',
    async (query) => {
      const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
      await expect(searchAddresses(query, { fetch })).resolves.toEqual([])
      expect(urls).toEqual([])
    },
  )

  it('reads a long answer that arrives in pieces, cut within its letters', async () => {
    const { features } = beauneAnswer
    const answer = { features: Array.from({ length: 20 }, () => features[0]) }
    const { fetch } = fakeFetch(() => new Response(byteByByte(JSON.stringify(answer))))
    const addresses = await searchAddresses(TYPED, { fetch, limit: 20 })
    expect(addresses).toEqual(Array.from({ length: 20 }, () => beauneAddresses[0]))
  })

  it('follows redirects', async () => {
    const { baseUrl, requests } = await startServer(
      answerText('', 302, { location: '/elsewhere' }),
      answerJson(beauneAnswer),
    )
    await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual(beauneAddresses)
    expect(requests[1]).toBe('/elsewhere')
  })
})

describe('a failure', () => {
  it.each([
    ['a refused query', answerJson(refusal, 400), 400, 1],
    ['a refused query in the older form', answerJson(olderRefusal, 400), 400, 1],
    ['too many requests', answerText('', 429, { 'retry-after': '5' }), 429, 1],
    ['an empty server error', answerText('', 500), 500, 2],
    ['the page of a gateway', answerText('<h1>Service Unavailable</h1>', 503), 503, 2],
  ])('reports the status of %s', async (_, answer, status, attempts) => {
    const { baseUrl, requests } = await startServer(answer)
    const error = await failureOf(searchAddresses(TYPED, { baseUrl }))
    expect(error).toMatchObject({
      code: 'http',
      status,
      message: expect.stringContaining(`${status}`),
    })
    expect(requests).toHaveLength(attempts)
  })

  it.each([
    ['a connection reset before the answer', resetConnection],
    ['a connection reset within the answer', resetAfterHalf],
  ])('reports %s, after one retry', async (_, answer) => {
    const { baseUrl, requests } = await startServer(answer)
    const error = await failureOf(searchAddresses(TYPED, { baseUrl }))
    expect(error).toMatchObject({ code: 'network', status: undefined })
    expect(requests).toHaveLength(2)
  })

  it('reports redirects without end', async () => {
    const { baseUrl } = await startServer(answerText('', 302, { location: '/' }))
    const error = await failureOf(searchAddresses(TYPED, { baseUrl }))
    expect(error.code).toBe('network')
  })

  it.each([
    ['JSON that stops half-way', answerText('{"features":[{"prop')],
    ['HTML', answerText('<!doctype html>')],
    ['nothing', answerText('')],
    ['no content', answerText('', 204)],
    ['a list', answerJson([beauneAnswer])],
    ['features that are no list', answerJson({ features: { length: 1 } })],
    ['10 MB', answerJson({ ...beauneAnswer, padding: 'x'.repeat(10_000_000) })],
  ])('reports that %s is no answer, without a retry', async (_, answer) => {
    const { baseUrl, requests } = await startServer(answer)
    const error = await failureOf(searchAddresses(TYPED, { baseUrl }))
    expect(error).toMatchObject({ code: 'invalid-response', status: undefined })
    expect(requests).toHaveLength(1)
  })

  it('closes the connection of an answer without end', async () => {
    const { baseUrl, hungUp } = await startServer((response) => {
      Readable.from(endless()).pipe(response)
    })
    const error = await failureOf(searchAddresses(TYPED, { baseUrl }))
    expect(error.code).toBe('invalid-response')
    await hungUp
  })

  it('never quotes the typed text, though an error of fetch quotes the URL', async () => {
    const fetch = async (url: unknown) => Promise.reject(new TypeError(`Cannot reach ${url}`))
    const error = await failureOf(searchAddresses(TYPED, { fetch }))
    expect(error.code).toBe('network')
  })
})

describe('a wrong setting', () => {
  it.each([
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
    const search = searchAddresses(TYPED, { baseUrl, fetch })
    await expect(search).rejects.toThrow(new TypeError(NO_ADDRESS + baseUrl))
    expect(urls).toEqual([])
  })

  it.each([
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
    const search = searchAddresses(TYPED, { baseUrl, fetch })
    await expect(search).rejects.toThrow(new TypeError(NO_ADDRESS + baseUrl))
    expect(urls).toEqual([])
  })

  it('is every base that would become an address of another host', async () => {
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
        const [error] = await Promise.allSettled([searchAddresses(TYPED, { baseUrl, fetch })])
        for (const url of urls) {
          const { host, pathname } = new URL(url, location?.href)
          expect(host).toBe(new URL(baseUrl, location?.href).host)
          expect(pathname).toMatch(/\/search\/$/)
        }
        if (urls.length === 0) {
          expect(error).toEqual({ status: 'rejected', reason: new TypeError(NO_ADDRESS + baseUrl) })
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is a relative base in a page that comes from no server', async () => {
    vi.stubGlobal('location', { href: 'file:///home/index.html' })
    const search = searchAddresses(TYPED, { baseUrl: '/geocodage' })
    await expect(search).rejects.toThrow(new TypeError(`${NO_ADDRESS}/geocodage`))
  })

  it('is a missing fetch', async () => {
    vi.stubGlobal('fetch', undefined)
    await expect(searchAddresses(TYPED)).rejects.toThrow(
      new TypeError('fetch must be a function that returns a promise'),
    )
  })

  it('is a fetch that throws at once, which is not retried and cannot quote the typed text', async () => {
    const fetch = vi.fn((url: unknown): never => {
      throw new RangeError(`No such thing as ${url}`)
    })
    await expect(searchAddresses(TYPED, { fetch })).rejects.toThrow(
      new TypeError('fetch must be a function that returns a promise'),
    )
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is reported before a text is long enough to search for', async () => {
    await expect(searchAddresses('', { baseUrl: 'no address' })).rejects.toThrow(TypeError)
  })
})

describe('the retry', () => {
  it('finds what the first attempt did not', async () => {
    for (const first of [answerText('', 502), resetConnection]) {
      const { baseUrl, requests } = await startServer(first, answerJson(beauneAnswer))
      await expect(searchAddresses(TYPED, { baseUrl })).resolves.toEqual(beauneAddresses)
      expect(requests[1]).toBe(requests[0])
    }
  })

  it('follows a network error or a 5xx, and nothing else, once', async () => {
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
        const outcome = await searchAddresses(TYPED, { fetch }).then(
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
  it.each([
    ['nothing', neverAnswer],
    ['half an answer', stopAfterHalf],
  ])('ends a search that gets %s', async (_, answer) => {
    const { baseUrl, requests } = await startServer(answer)
    const error = await failureOf(searchAddresses(TYPED, { baseUrl, timeoutMs: 50 }))
    expect(error).toMatchObject({ code: 'timeout', status: undefined })
    expect(requests).toHaveLength(1)
  })

  it('is five seconds for both attempts together', async () => {
    useFakeClock()
    const { fetch, urls } = fakeFetch(async () => {
      await new Promise((_, reject) => setTimeout(reject, 3000))
    })
    const settled = vi.fn()
    const failure = failureOf(searchAddresses(TYPED, { fetch })).finally(settled)
    await vi.advanceTimersByTimeAsync(4999)
    expect(urls).toHaveLength(2)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await failure).code).toBe('timeout')
  })

  it('ends a fetch that ignores its signal and fails much later', async () => {
    useFakeClock()
    const { fetch, urls } = fakeFetch(async () => {
      await new Promise((_, reject) => setTimeout(reject, 60_000))
    })
    const failure = failureOf(searchAddresses(TYPED, { fetch, timeoutMs: 10 }))
    await vi.advanceTimersByTimeAsync(10)
    expect((await failure).code).toBe('timeout')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(urls).toHaveLength(1)
  })
})

describe('an aborted search', () => {
  const reason = new Error('the visitor typed on')

  it('makes no request where it was aborted before', async () => {
    const { fetch, urls } = fakeFetch(() => Response.json(beauneAnswer))
    const signal = AbortSignal.abort(reason)
    await expect(searchAddresses(TYPED, { fetch, signal })).rejects.toBe(reason)
    expect(urls).toEqual([])
  })

  it('rejects with the reason and closes the connection before the answer', async () => {
    const controller = new AbortController()
    const { baseUrl, requests, asked, hungUp } = await startServer(neverAnswer)
    const search = searchAddresses(TYPED, { baseUrl, signal: controller.signal })
    await asked
    controller.abort(reason)
    await expect(search).rejects.toBe(reason)
    await hungUp
    expect(requests).toHaveLength(1)
  })

  it('rejects with the reason and closes the connection within the answer', async () => {
    const controller = new AbortController()
    const { baseUrl, requests, hungUp } = await startServer(stopAfterHalf)
    const search = searchAddresses(TYPED, {
      baseUrl,
      signal: controller.signal,
      async fetch(...request) {
        const response = await fetch(...request)
        setImmediate(() => controller.abort(reason))
        return response
      },
    })
    await expect(search).rejects.toBe(reason)
    await hungUp
    expect(requests).toHaveLength(1)
  })

  it('is not retried', async () => {
    const controller = new AbortController()
    const { fetch, urls } = fakeFetch(() => {
      controller.abort(reason)
      throw new TypeError('fetch failed')
    })
    const search = searchAddresses(TYPED, { fetch, signal: controller.signal })
    await expect(search).rejects.toBe(reason)
    expect(urls).toHaveLength(1)
  })
})

it('never shows in a store what arrives late for an earlier text', async () => {
  let answerFirst = () => {}
  const { baseUrl } = await startServer(
    (response, request) => {
      answerFirst = () => answerJson(beauneAnswer)(response, request)
    },
    (response, request) => {
      answerJson(emptyAnswer)(response, request)
      answerFirst()
    },
  )
  const searches: Promise<unknown>[] = []
  const store = createAddressSearch({
    debounceMs: 0,
    search(query) {
      const search = searchAddresses(query, { baseUrl })
      searches.push(search)
      return search
    },
  })
  store.setQuery('Beaune')
  await vi.waitUntil(() => searches.length === 1)
  store.setQuery('zzqqxx')
  await vi.waitUntil(() => searches.length === 2)
  await Promise.all(searches)
  expect(store.getSnapshot()).toEqual({ status: 'empty', query: 'zzqqxx', suggestions: [] })
})

it.each([
  ['found', () => Response.json(beauneAnswer)],
  ['failed', () => new Response('', { status: 503 })],
])('keeps no process alive and leaves no listener behind once it has %s', async (_, answer) => {
  const { signal } = new AbortController()
  const before = process.getActiveResourcesInfo()
  await Promise.allSettled([searchAddresses(TYPED, { signal, ...fakeFetch(answer) })])
  expect(process.getActiveResourcesInfo()).toEqual(before)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

/** Records the requested URLs and ignores the signal. */
function fakeFetch(answer: () => unknown) {
  const urls: string[] = []
  const fetch = async (url: unknown) => {
    urls.push(String(url))
    return (await answer()) as Response
  }
  return { fetch, urls } satisfies SearchAddressesOptions & { urls: string[] }
}

/** The error of a search, in which no trace of the typed text may be found. */
async function failureOf(search: Promise<unknown>): Promise<AddressSearchError> {
  const error = await search.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AddressSearchError)) throw new Error(`no such failure: ${inspect(error)}`)
  expect(inspect(error, { depth: null })).not.toMatch(/lilas/i)
  return error
}

function byteByByte(text: string) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
}

function* endless() {
  for (;;) yield ' '.repeat(65_536)
}
