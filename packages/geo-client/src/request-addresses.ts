import { type Address, parseAddresses } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { assertWholeNumber } from './whole-number.ts'

/** Options of every call: where the service is, and how to ask it. */
export interface AddressRequestOptions {
  /**
   * The address of the service. `/search/` and `/reverse/` are put behind it. It is an http(s) address
   * without credentials, query and fragment; in a page it can be a path such as `/geocodage`. Default:
   * `publicService`.
   */
  readonly baseUrl?: string | undefined
  /** The function that makes the requests. Default: `globalThis.fetch`. */
  readonly fetch?: Fetch | undefined
  /** Aborts the call, which then rejects with the signal's reason. Default: none. */
  readonly signal?: AbortSignal | undefined
  /** Whole milliseconds for all requests of a call together, up to 2147483647. Default 5000. */
  readonly timeoutMs?: number | undefined
}

/** The part of `fetch` that is used here. It is small, so that node-fetch and the stubs of tests fit too. */
type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Answer>
type Answer = Pick<Response, 'ok' | 'status' | 'json'>

/** The address of the national address service, documented at https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage */
export const publicService = 'https://data.geopf.fr/geocodage'

// An outage of a moment, such as a restarted gateway, is often over after this time.
const RETRY_PAUSE_MS = 300

/** Makes a request to a path of the service, such as `search`. A network error or a 5xx is retried once. */
export type Ask = (path: string, parameters: Record<string, string>) => Promise<readonly Address[]>

/**
 * Checks the options of every call. A store does so when it is made. It may be made on a server that renders its
 * page, so for a store `hasPage` is true.
 *
 * @returns the options, and `base`, the address of the service without slashes at its end
 * @throws {TypeError} if an option is wrong; the message names it
 */
export function readRequestOptions(options: AddressRequestOptions, hasPage: boolean) {
  const { baseUrl = publicService, fetch = globalThis.fetch, signal, timeoutMs = 5000 } = options
  assertWholeNumber('timeoutMs', timeoutMs, 0)
  if (typeof fetch !== 'function') throw new TypeError('fetch must be a function')
  // `URL.canParse` would not throw, but Chrome 109, Safari 16.4 and Firefox 115 do not have it.
  try {
    const isPath = hasPage && /^\/(?![/\\])/.test(baseUrl)
    const { href } = new URL(isPath ? `https://page${baseUrl}` : baseUrl)
    const base = (isPath ? baseUrl : href).replace(/\/+$/, '')
    // `fetch` refuses an address with credentials. Behind a query or a fragment, `/search/` would be no path.
    if (/^https?:\/\/[^/@]+\/[^?#]*$/.test(href)) return { base, fetch, signal, timeoutMs }
  } catch {}
  throw new TypeError('baseUrl must be an http(s) address, or in a page a path')
}

/**
 * Calls `use` with a function that makes requests. All requests of one call share `timeoutMs` and `signal`.
 *
 * @returns what `use` returns
 * @throws {TypeError} if an option is wrong; the message names it
 * @throws {AddressSearchError} if the service gives no answer
 * @throws the reason of `signal` if it is aborted
 */
export async function withService<T>(
  options: AddressRequestOptions,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const hasPage = globalThis.location !== undefined
  const { base, fetch, signal, timeoutMs } = readRequestOptions(options, hasPage)
  signal?.throwIfAborted()

  // `AbortSignal.any` would do this, but Chrome 109 and Safari 16.4 do not have it.
  const controller = new AbortController()
  const { signal: end } = controller
  const ended = new Promise<never>((_, reject) => {
    end.addEventListener('abort', () => reject(end.reason))
  })
  // When no request is waiting, nothing else handles this rejection, and the browser would report it.
  ended.catch(() => {})
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(new AddressSearchError('timeout')), timeoutMs)
  try {
    return await use((path, parameters) => {
      const url = `${base}/${path}/?${new URLSearchParams(parameters)}`
      const attempt = () => request(url, fetch, end)
      const answer = attempt().catch(async (error: AddressSearchError) => {
        const isOutage = error.code === 'network' || (error.status ?? 0) >= 500
        if (end.aborted || !isOutage) throw error
        await new Promise((resolve) => {
          const pause = setTimeout(resolve, RETRY_PAUSE_MS)
          end.addEventListener('abort', () => clearTimeout(pause))
        })
        return attempt()
      })
      // The `fetch` of a caller may ignore its signal, so the call does not wait for it. `ended` stands first:
      // when both are rejected at once, the call rejects with the reason of the signal.
      return Promise.race([ended, answer])
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    // The body of an answer with an error status is not read. This closes its connection.
    controller.abort()
  }
}

/** Makes one request. @throws {AddressSearchError} for every failure */
async function request(url: string, fetch: Fetch, signal: AbortSignal) {
  const response = await overNetwork(() => fetch(url, { signal }))
  if (!response.ok) throw new AddressSearchError('http', response.status)
  return parseAddresses(await overNetwork(() => response.json()))
}

/** Runs a step of a request, and turns its error into one that does not quote the URL. */
async function overNetwork<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    // `instanceof SyntaxError` would fail for the `fetch` of another window.
    const isNoJson = Object(error).name === 'SyntaxError'
    throw new AddressSearchError(isNoJson ? 'invalid-response' : 'network')
  }
}
