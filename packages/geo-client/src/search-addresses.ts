import type { Address, AddressType } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { coordinateParameters } from './coordinates.ts'
import { cleanQuery, isSameName, isSearchable, missedIn, queryWithName, wordsOf } from './query.ts'
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
  /** Finds what is of this type alone. Default: every type. */
  readonly type?: AddressType | undefined
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
 * @throws {TypeError} for a wrong setting, which it names
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function searchAddresses(
  query: string,
  options: SearchAddressesOptions = {},
): Promise<readonly Address[]> {
  return (await searchNearFirst(query, options)).addresses
}

/** As `searchAddresses`; `isComplete` says that no second search failed. */
export async function searchNearFirst(query: string, options: SearchAddressesOptions) {
  assertSearchOptions(options)
  const { limit = 5, near, timeoutMs = DEFAULT_TIMEOUT_MS, type } = options
  const startedAt = performance.now()

  async function request(q: string, limitMs: number) {
    const place = near && coordinateParameters(near)
    const parameters = { q, limit: String(limit), ...place, ...(type && { type }) }
    const asked = isSearchable(q) ? parameters : undefined
    return requestAddresses('search', asked, { ...options, timeoutMs: limitMs })
  }

  const q = cleanQuery(query)
  const found = await request(q, timeoutMs)
  if (near?.name === undefined || found.length === 0) {
    return { addresses: found.slice(0, limit), isComplete: true }
  }

  const words = wordsOf(q)
  /** Lower is better: the street's own words, near or not, its type and numbers, in the commune or not. */
  const rank = (address: Address) => {
    // A commune whose whole name is typed comes first.
    const missedOwn = isSameName(address.label, q) ? -1 : missedIn(address, words.own)
    return missedOwn * 10_000 + missedIn(address, words.all) * 10 + rankNear(address, near)
  }
  const byRank = (one: Address, other: Address) => rank(one) - rank(other)

  const [best] = [...found].sort(byRank) as [Address]
  const street = best.label.replace(/( \(.*\))? \d{5} .*/, '')
  // Where the text says in which place its street is, that street in the commune would match less.
  const namesPlace =
    missedIn({ label: street }, words.own) < words.own.length &&
    missedIn(best, words.own) < missedIn({ label: `${street} ${near.name}` }, words.own)
  const isSettled = rankNear(best, near) === 0 ? missedIn(best, words.all) < 1 : namesPlace
  const withName = isSettled ? undefined : queryWithName(q, near.name)
  const elapsedMs = performance.now() - startedAt
  const limitMs = Math.min(timeoutMs - elapsedMs, Math.max(elapsedMs, MIN_SECOND_SEARCH_MS))
  const more = withName ? await request(withName, limitMs).catch(unlessAborted) : []
  const isNew = ({ label }: Address) => found.every((known) => known.label !== label)
  const own = (more ?? []).filter((address) => rankNear(address, near) === 0 && isNew(address))

  const all = [...found, ...own].sort(byRank)
  // The best of each keeps its place where full matches from far away would fill the list.
  const bests = [0, 1].map((place) => all.find((address) => rankNear(address, near) === place))
  const kept = [...new Set([all[0], ...bests, ...all])].filter(Boolean).slice(0, limit)
  const addresses = all.filter((address) => kept.includes(address))
  return { addresses, isComplete: more !== undefined }
}

function unlessAborted(error: unknown): undefined {
  if (!(error instanceof AddressSearchError)) throw error
}
