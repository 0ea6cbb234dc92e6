import { getEventListeners } from 'node:events'
import { inspect } from 'node:util'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AddressRequestOptions, AddressSearchError, searchAddresses } from '../src/index.ts'
import { resetAfterHalf, resetConnection, startServer } from './support/address-server.ts'
import { beauneAnswer } from './support/answers.ts'
import { fakeFetch, found } from './support/fake-fetch.ts'

const HOME = { latitude: 47.0231, longitude: 4.8401 }
const NO_ADDRESS =
  'baseUrl must be an absolute http(s) address here, without credentials, query or fragment: '

const search = (options: AddressRequestOptions) =>
  searchAddresses('12 rue des Lilas', { ...options, near: HOME })

afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  test.each([
    [undefined, 'https://data.geopf.fr/geocodage'],
    ['https://example.org/ban//', 'https://example.org/ban'],
    ['/geocodage', '/geocodage'],
    ['/', ''],
  ])('from a page at base %s asks below %s', async (baseUrl, address) => {
    vi.stubGlobal('location', { href: 'https://example.org/plombier-beaune' })
    const { fetch, urls } = fakeFetch(found())
    await search({ baseUrl, fetch })
    expect(urls).toEqual([expect.stringMatching(`^${address}/search/\\?`)])
  })

  test('calls no function of AbortSignal, because browsers of 2023 lack AbortSignal.any', async () => {
    vi.stubGlobal('AbortSignal', undefined)
    const { signal } = new AbortController()
    await expect(search({ signal, ...fakeFetch(found()) })).resolves.toEqual([])
  })

  test.each([
    ['found', found()],
    ['failed', () => new Response('', { status: 503 })],
  ])('keeps no process alive and leaves no listener behind once it has %s', async (_, answer) => {
    const { signal } = new AbortController()
    const before = process.getActiveResourcesInfo()
    await Promise.allSettled([search({ signal, ...fakeFetch(answer) })])
    expect(process.getActiveResourcesInfo()).toEqual(before)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('a failure', () => {
  test('has the status of a refusal, whose connection is closed though it goes on', async () => {
    const { baseUrl, hungUp } = await startServer((response) => {
      response.writeHead(429).write('{"code":')
    })
    const error = await failureOf(search({ baseUrl }))
    expect(error).toMatchObject({ code: 'http', status: 429 })
    expect(error.message).toMatch('429')
    await hungUp
  })

  test.each([
    ['before the answer', resetConnection],
    ['within the answer', resetAfterHalf],
  ])('is of the network where the connection breaks %s, twice', async (_, answer) => {
    const { baseUrl, requests } = await startServer(answer)
    const error = await failureOf(search({ baseUrl }))
    expect(error).toMatchObject({ code: 'network', status: undefined })
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['HTML', () => new Response('<!doctype html>')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['no list of features', () => Response.json({ features: { length: 1 } })],
    ['no JSON, in the words of another realm', broken(runInNewContext('new SyntaxError()'))],
    ['no JSON, in the words of node-fetch 2', broken({ type: 'invalid-json' })],
  ])('is an invalid response where the answer is %s, without a retry', async (_, answer) => {
    const { fetch, urls } = fakeFetch(answer)
    const error = await failureOf(search({ fetch }))
    expect(error).toMatchObject({ code: 'invalid-response', status: undefined })
    expect(urls).toHaveLength(1)
  })

  test('never quotes the text or the coordinates, though an error of fetch quotes the URL', async () => {
    const fetch = async (url: string) => Promise.reject(new TypeError(`Cannot reach ${url}`))
    expect((await failureOf(search({ fetch }))).code).toBe('network')
  })
})

describe('a wrong setting', () => {
  test.each([
    ['no address', undefined],
    ['localhost:4174/geocodage', undefined],
    ['//example.org', undefined],
    ['/geocodage', undefined],
    ['file:///geocodage', undefined],
    ['https://name@example.org', undefined],
    ['https:///geocodage', undefined],
    ['https://exam\nple.org', undefined],
    ['/\\example.org', 'https://example.org'],
    ['https://example.org?version=2', undefined],
    ['https:geocodage', 'https://example.org'],
    ['///geocodage', 'https://example.org'],
    ['/geocodage#search', 'https://example.org'],
    [new URL('https://example.org') as never, undefined],
  ])('is base %j in page %s', async (baseUrl, href) => {
    vi.stubGlobal('location', href && { href })
    const { fetch, urls } = fakeFetch(found())
    await expect(search({ baseUrl, fetch })).rejects.toThrow(new TypeError(NO_ADDRESS + baseUrl))
    expect(urls).toEqual([])
  })

  test('is a missing URL, which is not blamed on the base', async () => {
    vi.stubGlobal('URL', undefined)
    await expect(search(fakeFetch(found()))).rejects.toThrow(
      new TypeError('URL must be a global class, as in browsers and Node'),
    )
  })

  test('is a fetch that throws at once, which is not retried and cannot quote the text or the coordinates', async () => {
    const fetch = vi.fn((url: string): never => {
      throw new RangeError(`No such thing as ${url}`)
    })
    await expect(search({ fetch })).rejects.toThrow(
      new TypeError('fetch must be a function that returns a promise'),
    )
    expect(fetch).toHaveBeenCalledOnce()
  })
})

test('the retry follows a network error or a 5xx, and nothing else, once', async () => {
  const status = fc.oneof(
    fc.integer({ min: 400, max: 599 }),
    fc.constantFrom(200, 499, 500, 'reset' as const),
  )
  await fc.assert(
    fc.asyncProperty(status, status, async (first, second) => {
      const answers = [first, second].map((answer) => () => {
        if (typeof answer !== 'number') throw new TypeError('fetch failed')
        return Response.json(beauneAnswer, { status: answer })
      })
      const { fetch, urls } = fakeFetch(...answers)
      const outcome = await search({ fetch }).then(
        () => 200,
        (error: AddressSearchError) => error.status ?? 'reset',
      )
      const retried = first === 'reset' || first >= 500
      expect(urls).toEqual(retried ? [urls[0], urls[0]] : [urls[0]])
      expect(outcome).toBe(retried ? second : first)
    }),
  )
})

test('the time limit is five seconds for both attempts together, of a fetch that ignores its signal', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { fetch, urls } = fakeFetch(() => new Promise((_, reject) => setTimeout(reject, 3000)))
  const settled = vi.fn()
  const failure = failureOf(search({ fetch })).finally(settled)
  await vi.advanceTimersByTimeAsync(4999)
  expect(urls).toHaveLength(2)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await failure).code).toBe('timeout')
})

describe('an aborted request', () => {
  const reason = new Error('the visitor typed on')

  test('is not made where it was aborted before', async () => {
    const { fetch, urls } = fakeFetch(found())
    const signal = AbortSignal.abort(reason)
    await expect(search({ fetch, signal })).rejects.toBe(reason)
    expect(urls).toEqual([])
  })

  test('rejects with the reason and closes the connection', async () => {
    const controller = new AbortController()
    const { baseUrl, asked, hungUp } = await startServer(() => {})
    const request = search({ baseUrl, signal: controller.signal })
    await asked
    controller.abort(reason)
    await expect(request).rejects.toBe(reason)
    await hungUp
  })

  test('ends by a signal of a polyfill, which has neither reason nor throwIfAborted', async () => {
    const signal = new EventTarget()
    const { fetch, urls } = fakeFetch(
      () => new Response('', { status: 503 }),
      () => {
        signal.dispatchEvent(new Event('abort'))
        return new Promise(() => {})
      },
    )
    await expect(search({ fetch, signal: signal as never })).rejects.toBeUndefined()
    expect(urls).toHaveLength(2)
    const aborted = Object.assign(signal, { aborted: true }) as never
    await expect(search({ fetch, signal: aborted })).rejects.toBeUndefined()
    expect(urls).toHaveLength(2)
  })

  test('is not retried', async () => {
    const controller = new AbortController()
    const { fetch, urls } = fakeFetch(() => {
      controller.abort(reason)
      throw new TypeError('fetch failed')
    })
    await expect(search({ fetch, signal: controller.signal })).rejects.toBe(reason)
    expect(urls).toHaveLength(1)
  })
})

/** An answer whose body cannot be read. */
function broken(error: unknown) {
  return () => ({ ok: true, status: 200, json: () => Promise.reject(error) })
}

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
