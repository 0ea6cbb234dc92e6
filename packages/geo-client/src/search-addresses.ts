import { type Address, parseAddresses } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { cleanQuery, isSearchable } from './query.ts'

export interface SearchAddressesOptions {
  /** Where the service answers `/search/`; may be relative in a browser. Default: the public service. */
  readonly baseUrl?: string | undefined
  readonly fetch?: typeof fetch | undefined
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole search, retry included. Default 5000. */
  readonly timeoutMs?: number | undefined
  /** Addresses at most; the public service allows 1 to 20. Default 5. */
  readonly limit?: number | undefined
}

// Twenty addresses take about 15 kB. A megabyte is no answer of the service, and reading on would
// only fill the memory of a phone.
const MAX_ANSWER_BYTES = 1_000_000

/**
 * Finds French addresses for a text as people type it. Resolves to an empty list, without a
 * request, where the cleaned text has under 3 characters or a word of 60 or more.
 *
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function searchAddresses(
  query: string,
  {
    baseUrl = 'https://data.geopf.fr/geocodage',
    fetch = globalThis.fetch,
    signal,
    timeoutMs = 5000,
    limit = 5,
  }: SearchAddressesOptions = {},
): Promise<readonly Address[]> {
  signal?.throwIfAborted()
  const q = cleanQuery(query)
  if (!isSearchable(q)) return []
  const parameters = new URLSearchParams({ q, limit: String(limit) })
  const url = `${baseUrl.replace(/\/+$/, '')}/search/?${parameters}`

  const search = new AbortController()
  const abort = () => search.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const timer = setTimeout(() => search.abort(new AddressSearchError('timeout')), timeoutMs)
  const aborted = new Promise<never>((_, reject) => {
    search.signal.addEventListener('abort', () => reject(search.signal.reason))
  })
  const request = () => requestAddresses(url, fetch, search.signal)
  try {
    // A race, as the given `fetch` may be one that ignores its signal.
    const addresses = await Promise.race([retryOnce(request, search.signal), aborted])
    return addresses.slice(0, limit)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    // Hangs up on an answer that was not read to its end.
    search.abort()
  }
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
  if (!(error instanceof AddressSearchError)) return false
  return error.code === 'network' || (error.status !== undefined && error.status >= 500)
}

async function requestAddresses(url: string, fetch: typeof globalThis.fetch, signal: AbortSignal) {
  const response = await overNetwork(() => fetch(url, { signal }))
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
    const chunk = await overNetwork(() => reader.read())
    if (chunk.done) return text + decoder.decode()
    bytes += chunk.value.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new AddressSearchError('invalid-response')
    text += decoder.decode(chunk.value, { stream: true })
  }
}

async function overNetwork<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
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
