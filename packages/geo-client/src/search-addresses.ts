import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import {
  assertCoordinates,
  type Coordinates,
  coordinateParameters,
  kilometersBetween,
} from './coordinates.ts'
import { cleanQuery, isSameName, isSearchable, namesPlaceOf, queryWithName } from './query.ts'
import { type AddressRequestOptions, requestAddresses } from './request-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

/** Where the address most likely is, such as in a city; the coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /**
   * The name of a commune, such as `Mâcon`. With it, unless the text names another place, what is within
   * `radiusKm` comes first: house numbers before streets, and of either the commune's own before others.
   * Where the text finds none in the commune, one second search adds the name. Default: the order of the
   * service.
   */
  readonly name?: string | undefined
  /** Kilometres from the centre, great-circle. Default 20: a city with its suburbs. */
  readonly radiusKm?: number | undefined
}

// Then the visitor chooses among what the first search found.
const SECOND_SEARCH_MS = 1000

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
  if (near !== undefined) assertCoordinates('near', near)
}

/**
 * Finds French addresses for a text as people type it. Resolves to an empty list, without a
 * request, where the cleaned text has under 3 characters, a word of 60 or more, or a first letter
 * without upper and lower case. A second search that fails, or takes more than a second, changes
 * nothing in what the first found.
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
  const { limit = 5, near, timeoutMs = 5000 } = options
  const startedAt = performance.now()

  async function request(q: string, limitMs: number) {
    const parameters = { q, limit: String(limit), ...(near && coordinateParameters(near)) }
    const asked = isSearchable(q) ? parameters : undefined
    return requestAddresses('search', asked, { ...options, timeoutMs: limitMs })
  }

  const q = cleanQuery(query)
  const found = (await request(q, timeoutMs)).slice(0, limit)
  const [first] = found
  // Whoever types another place wants that one first.
  if (near?.name === undefined || !first || namesPlaceOf(q, first)) {
    return { addresses: found, isComplete: true }
  }

  const { name, radiusKm = 20 } = near
  const isNear = ({ coordinates }: Address) => kilometersBetween(near, coordinates) <= radiusKm
  const isOwn = (address: Address) =>
    isNear(address) && isSameName(address.city, name) && address.type !== 'municipality'
  function rank(address: Address) {
    if (!isNear(address)) return 4
    return (address.type === 'housenumber' ? 0 : 2) + (isOwn(address) ? 0 : 1)
  }

  const withName = found.some(isOwn) ? undefined : queryWithName(q, name)
  const restMs = startedAt + timeoutMs - performance.now()
  const more = withName
    ? await request(withName, Math.min(restMs, SECOND_SEARCH_MS)).catch(unlessAborted)
    : []
  const addresses = [...(more ?? []).filter(isOwn), ...found]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, limit)
  return { addresses, isComplete: more !== undefined }
}

function unlessAborted(error: unknown): undefined {
  if (!(error instanceof AddressSearchError)) throw error
}
