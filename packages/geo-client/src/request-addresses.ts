import { type Address, parseAddresses } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'

/** Where the service is, and how to ask it. */
export interface AddressRequestOptions {
  /**
   * Address below which the service answers `/search/` and `/reverse/`, http(s) without credentials,
   * query or fragment; in a page it may be relative. Default: the public service,
   * `https://data.geopf.fr/geocodage`.
   */
  readonly baseUrl?: string | undefined
  /** Makes the request. Default: `globalThis.fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Aborts the request, which then rejects with the signal's reason. Default: none. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for all requests of a call together. Default 5000. */
  readonly timeoutMs?: number | undefined
}

// Twenty addresses take about 15 kB. A megabyte is no answer of the service, and reading more would
// only fill the memory of a phone.
const MAX_ANSWER_BYTES = 1_000_000

export const DEFAULT_TIMEOUT_MS = 5000

/**
 * Asks the service at `path`, such as `search`. Where there is nothing to ask for (`parameters` is
 * `undefined`) it checks the options and resolves to an empty list.
 *
 * @throws {TypeError} for a `baseUrl` that is no such address, and a `fetch` that is missing or throws
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 */
export async function requestAddresses(
  path: string,
  parameters: Record<string, string> | undefined,
  {
    baseUrl = 'https://data.geopf.fr/geocodage',
    fetch = globalThis.fetch,
    signal,
    timeoutMs = DEFAULT_TIMEOUT_MS,
  }: AddressRequestOptions,
): Promise<readonly Address[]> {
  if (!isBaseUrl(baseUrl)) {
    throw new TypeError(
      `baseUrl must be an absolute http(s) address here, without credentials, query or fragment: ${baseUrl}`,
    )
  }
  signal?.throwIfAborted()
  if (!parameters) return []
  const url = `${baseUrl.replace(/\/+$/, '')}/${path}/?${new URLSearchParams(parameters)}`

  const settled = new AbortController()
  const timeout = AbortSignal.timeout(timeoutMs)
  const end = AbortSignal.any([settled.signal, timeout, ...(signal ? [signal] : [])])
  try {
    // A race, because a given `fetch` may ignore its signal.
    return await Promise.race([retryOnce(() => request(url, fetch, end), end), rejectOnAbort(end)])
  } catch (error) {
    if (!end.aborted) throw error
    throw end.reason === timeout.reason ? new AddressSearchError('timeout') : end.reason
  } finally {
    // Closes the connection of an answer that was not read to its end.
    settled.abort()
  }
}

// `URL` would take a missing host from the path, read \ as / and drop white space; and a path behind a
// query or a fragment would be a part of it.
const NOT_A_BASE = /[\s\\?#]|^https?:(?!\/\/)|^(https?:)?\/\/\//i

/** Whether it is http(s), here in this page, without credentials, which `fetch` refuses. */
function isBaseUrl(text: string): boolean {
  try {
    const { href } = new URL(text, globalThis.location?.href)
    return /^https?:\/\/[^/@]+\//.test(href) && !NOT_A_BASE.test(text)
  } catch {
    return false
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // Also keeps a combined signal from being garbage-collected in Node 20.
    signal.addEventListener('abort', reject, { once: true })
  })
}

async function retryOnce<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (signal.aborted || !isTransient(error)) throw error
    return request()
  }
}

function isTransient(error: unknown): boolean {
  return (
    error instanceof AddressSearchError && (error.code === 'network' || (error.status ?? 0) >= 500)
  )
}

async function request(url: string, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const response = await overNetwork(call(fetch, url, signal))
  if (!response.ok) throw new AddressSearchError('http', response.status)
  const addresses = parseAddresses(parseJson(await readText(response)))
  if (!addresses) throw new AddressSearchError('invalid-response')
  return addresses
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const chunk = await overNetwork(reader.read())
    if (chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new AddressSearchError('invalid-response')
    text += decoder.decode(chunk.value, { stream: true })
  }
}

/** Calls `fetch`. One that is missing or throws at once is a wrong setting, and no network error. */
function call(fetch: typeof globalThis.fetch, url: string, signal: AbortSignal) {
  try {
    return fetch(url, { signal })
  } catch {
    throw new TypeError('fetch must be a function that returns a promise')
  }
}

async function overNetwork<T>(task: Promise<T>): Promise<T> {
  try {
    return await task
  } catch {
    throw new AddressSearchError('network')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AddressSearchError('invalid-response')
  }
}
