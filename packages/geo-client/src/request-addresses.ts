import { type Address, parseAddresses } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { assertWholeNumber } from './whole-number.ts'

/** Where the service is, and how to ask it. */
export interface AddressRequestOptions {
  /**
   * Address below which the service answers `/search/` and `/reverse/`: http(s) without credentials, query
   * and fragment, or in a page a path such as `/geocodage`. Default: `publicService`.
   */
  readonly baseUrl?: string | undefined
  /** Makes the request. Default: `globalThis.fetch`. */
  readonly fetch?: Fetch | undefined
  /** Aborts the request, which then rejects with the signal's reason. Default: none. */
  readonly signal?: AbortSignal | undefined
  /** Whole milliseconds for all requests of a call together, up to 2147483647. Default 5000. */
  readonly timeoutMs?: number | undefined
}

/** What is used of `fetch`, so that others such as node-fetch fit, and stubs of tests. */
type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Answer>
type Answer = Pick<Response, 'ok' | 'status' | 'json'>

/** Address of the national address service: https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage */
export const publicService = 'https://data.geopf.fr/geocodage'

/** Asks the service at a path such as `search`. After a network error or a 5xx it asks once more. */
export type Ask = (path: string, parameters: Record<string, string>) => Promise<readonly Address[]>

/**
 * Runs `use` with a function that asks the service. All that it asks shares `timeoutMs` and `signal`.
 *
 * @throws {TypeError} for a wrong option, which it names
 * @throws {AddressSearchError} if the service gives no answer
 * @throws the reason of `signal` once that is aborted
 */
export async function withService<T>(
  options: AddressRequestOptions,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const { baseUrl = publicService, fetch = globalThis.fetch, signal, timeoutMs = 5000 } = options
  assertWholeNumber('timeoutMs', timeoutMs, 0)
  if (typeof fetch !== 'function') throw new TypeError('fetch must be a function')
  // `fetch` refuses credentials. A path behind a query or a fragment would be a part of that.
  const origin = baseUrl.startsWith('/') && globalThis.location ? 'https://page' : ''
  if (!/^https?:\/\/[^/@?#]+(\/[^?#]*)?$/.test(origin + baseUrl)) {
    throw new TypeError(`baseUrl must be an http(s) address, or in a page a path: ${baseUrl}`)
  }
  signal?.throwIfAborted()

  // By hand, because `AbortSignal.any` is newer than the browsers that this works in.
  const controller = new AbortController()
  const { signal: end } = controller
  const ended = new Promise<never>((_, reject) => {
    end.addEventListener('abort', () => reject(end.reason))
  })
  // The end may come while nothing is being asked. Then it is no unhandled rejection.
  ended.catch(() => {})
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(new AddressSearchError('timeout')), timeoutMs)
  try {
    return await use((path, parameters) => {
      const url = `${baseUrl.replace(/\/+$/, '')}/${path}/?${new URLSearchParams(parameters)}`
      const attempt = () => request(url, fetch, end)
      const answer = attempt().catch((error: AddressSearchError) => {
        const isOutage = error.code === 'network' || (error.status ?? 0) >= 500
        if (end.aborted || !isOutage) throw error
        return attempt()
      })
      // A race, because a given `fetch` may ignore its signal. The end comes first, so that its reason counts.
      return Promise.race([ended, answer])
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    // Closes the connection of a refusal, which is not read to its end.
    controller.abort()
  }
}

/** @throws {AddressSearchError} and nothing else */
async function request(url: string, fetch: Fetch, signal: AbortSignal) {
  const response = await overNetwork(() => fetch(url, { signal }))
  if (!response.ok) throw new AddressSearchError('http', response.status)
  return parseAddresses(await overNetwork(() => response.json()))
}

async function overNetwork<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    // By its name, because its class is another one in another window.
    const isNoJson = Object(error).name === 'SyntaxError'
    throw new AddressSearchError(isNoJson ? 'invalid-response' : 'network')
  }
}
