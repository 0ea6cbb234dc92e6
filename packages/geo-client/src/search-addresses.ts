import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { coordinateParameters } from './coordinates.ts'
import { cleanQuery, isSearchable, missedIn, missedWords, queryWithName } from './query.ts'
import {
  type AddressRequestOptions,
  DEFAULT_TIMEOUT_MS,
  requestAddresses,
} from './request-addresses.ts'
import { assertNear, rankNear, type SearchArea } from './search-area.ts'
import { assertWholeNumber } from './whole-number.ts'

// A list is held back for its second search as long as the first one took, and at least so long.
const MIN_SECOND_SEARCH_MS = 300

/** How and where to search. */
export interface SearchAddressesOptions extends AddressRequestOptions {
  /** Addresses at most; the public service allows 1 to 50. Default 5. */
  readonly limit?: number | undefined
  /**
   * Puts what is near these coordinates first, and leaves nothing out for it. Sent to five decimals,
   * about a metre. Default: none.
   */
  readonly near?: SearchArea | undefined
}

/**
 * Checks what can be checked before there is a query and a page.
 *
 * @throws {TypeError} which names the wrong option
 */
export function assertSearchOptions({ limit, near, timeoutMs }: SearchAddressesOptions): void {
  assertWholeNumber('limit', limit, 1)
  assertWholeNumber('timeoutMs', timeoutMs, 0)
  if (near !== undefined) assertNear(near)
}

/**
 * Finds French addresses for a text as people type it. Resolves to an empty list, without a
 * request, where the cleaned text has under 3 characters, a word of 60 or more, or a first letter
 * without upper and lower case. A second search that fails, or takes longer than the first one and
 * 300 ms, changes nothing in what the first found.
 *
 * @throws {TypeError} for a `query` that is no text, and a wrong setting, which it names
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function searchAddresses(
  query: string,
  options: SearchAddressesOptions = {},
): Promise<readonly Address[]> {
  const { addresses } = await searchNearFirst(query, options)
  return addresses
}

/** As `searchAddresses`; `isComplete` says that no second search failed. */
export async function searchNearFirst(
  query: string,
  options: SearchAddressesOptions,
): Promise<{ readonly addresses: readonly Address[]; readonly isComplete: boolean }> {
  assertSearchOptions(options)
  const { limit = 5, near, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const startedAt = performance.now()

  async function request(q: string, limitMs: number) {
    const parameters = { q, limit: String(limit), ...(near && coordinateParameters(near)) }
    const asked = isSearchable(q) ? parameters : undefined
    return requestAddresses('search', asked, { ...options, timeoutMs: limitMs })
  }

  const q = cleanQuery(query)
  const found = await request(q, timeoutMs)
  if (near?.name === undefined || found.length === 0) {
    return { addresses: found.slice(0, limit), isComplete: true }
  }

  const { name } = near
  const isOwn = (address: Address) => rankNear(address, near) % 2 === 0
  /** What matches most of what was typed, then what is near, then the order of the service. */
  const ranked = (addresses: readonly Address[]) =>
    [...addresses].sort(
      (one, other) =>
        missedWords(q, one) - missedWords(q, other) || rankNear(one, near) - rankNear(other, near),
    )

  const [best] = ranked(found)
  // Where the text says in which place it is, the same street in the commune would match less.
  const street = best?.label.replace(/( \(.*\))? \d{5} .*/, '')
  const isSettled = !best || isOwn(best) || missedWords(q, best) < missedIn(`${street} ${name}`, q)
  const withName = isSettled ? undefined : queryWithName(q, name)
  const elapsedMs = performance.now() - startedAt
  const limitMs = Math.min(timeoutMs - elapsedMs, Math.max(elapsedMs, MIN_SECOND_SEARCH_MS))
  const more = withName ? await request(withName, limitMs).catch(unlessAborted) : []
  const isNew = ({ label }: Address) => found.every((known) => known.label !== label)
  const own = (more ?? []).filter((address) => isOwn(address) && isNew(address))
  return { addresses: ranked([...own, ...found]).slice(0, limit), isComplete: more !== undefined }
}

function unlessAborted(error: unknown): undefined {
  if (!(error instanceof AddressSearchError)) throw error
}
