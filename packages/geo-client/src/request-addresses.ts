import { type Address, parseAddresses } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { assertWholeNumber } from './whole-number.ts'

/** Where the service is, and how to ask it. */
export interface AddressRequestOptions {
  /**
   * Address below which the service answers `/search/` and `/reverse/`, http(s) without credentials,
   * query or fragment; in a page it may be relative. Default: `publicService`.
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
type Fetch = (
  url: string,
  init: Pick<RequestInit, 'signal'>,
) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

/** Address of the national address service: https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage */
export const publicService = 'https://data.geopf.fr/geocodage'

/** Asks the service at a path such as `search`, and asks a second time after a network error or a 5xx. */
export type Ask = (path: string, parameters: Record<string, string>) => Promise<readonly Address[]>

/**
 * Runs `use` with a function that asks the service. All that it asks shares `timeoutMs` and `signal`.
 *
 * @throws {TypeError} if `baseUrl` is no such address, or `fetch` is missing or throws
 * @throws {AddressSearchError} if the service gives no answer
 * @throws the reason of `signal` once that is aborted
 */
export async function withService<T>(
  options: AddressRequestOptions,
  use: (ask: Ask) => Promise<T>,
): Promise<T> {
  const { baseUrl = publicService, fetch = globalThis.fetch, signal, timeoutMs = 5000 } = options
  assertWholeNumber('timeoutMs', timeoutMs, 0)
  if (!isBaseUrl(baseUrl)) {
    throw new TypeError(
      `baseUrl must be an absolute http(s) address here, without credentials, query or fragment: ${baseUrl}`,
    )
  }
  signal?.throwIfAborted()

  // By hand, because `AbortSignal.any` is newer than the browsers that this works in.
  const controller = new AbortController()
  let end: (reason: unknown) => void = () => {}
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      reject(reason)
      controller.abort()
    }
  })
  // The end may come when nothing is being asked, and then it is no unhandled rejection.
  ended.catch(() => {})
  const abort = () => end(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => end(new AddressSearchError('timeout')), timeoutMs)
  const ask: Ask = (path, parameters) => {
    const url = `${baseUrl.replace(/\/+$/, '')}/${path}/?${new URLSearchParams(parameters)}`
    const attempt = () => request(url, fetch, controller.signal)
    // A race, because a given `fetch` may ignore its signal; the end first, so that its reason counts.
    return Promise.race([ended, retryOnce(attempt, controller.signal)])
  }
  try {
    return await use(ask)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    // Closes the connection of a refusal, which is not read to its end.
    controller.abort()
  }
}

/**
 * Whether it is http(s), here in this page, without credentials, which `fetch` refuses, and without query and
 * fragment, of which a path behind them would be a part.
 */
function isBaseUrl(text: string): boolean {
  try {
    const { href } = new URL(text, globalThis.location?.href)
    return /^https?:\/\/[^/@?#]+\/[^?#]*$/.test(href)
  } catch {
    return false
  }
}

async function retryOnce<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await request()
  } catch (error) {
    const { code, status = 0 } = error instanceof AddressSearchError ? error : {}
    if (signal.aborted || (code !== 'network' && status < 500)) throw error
    return request()
  }
}

async function request(url: string, fetch: Fetch, signal: AbortSignal) {
  const response = await overNetwork(call(fetch, url, signal))
  if (!response.ok) throw new AddressSearchError('http', response.status)
  const addresses = parseAddresses(await overNetwork(response.json()))
  if (!addresses) throw new AddressSearchError('invalid-response')
  return addresses
}

/** Calls `fetch`. One that is missing or throws at once is a wrong setting, and no network error. */
function call(fetch: Fetch, url: string, signal: AbortSignal) {
  try {
    return fetch(url, { signal })
  } catch {
    throw new TypeError('fetch must be a function that returns a promise')
  }
}

async function overNetwork<T>(task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch (error) {
    // Not by its class, which is another one in another realm; node-fetch 2 calls it by a name of its own.
    const { name, type } = Object(error)
    const isNoJson = name === 'SyntaxError' || type === 'invalid-json'
    throw new AddressSearchError(isNoJson ? 'invalid-response' : 'network')
  }
}
