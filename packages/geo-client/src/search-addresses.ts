import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import {
  assertCoordinates,
  type Coordinates,
  coordinateParameters,
  kilometersBetween,
} from './coordinates.ts'
import { cleanQuery, hasWords, isSearchable, queryWithName } from './query.ts'
import { type AddressRequestOptions, requestAddresses } from './request-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

/** Where the address most likely is, such as in a city; the coordinates are those of its centre. */
export interface SearchArea extends Coordinates {
  /**
   * What people call it, such as `Mâcon`. With it, where addresses are found but none within
   * `radiusKm`, and the text names no other place, one second search adds the name to the text, and the
   * addresses that it finds within `radiusKm` come first. Default: no second search.
   */
  readonly name?: string | undefined
  /** Kilometres from the centre, great-circle. Default 20: a city with its suburbs. */
  readonly radiusKm?: number | undefined
}

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
 * without upper and lower case. A second search that fails changes nothing in what the first found.
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
  assertSearchOptions(options)
  const { limit = 5, near } = options
  const startedAt = performance.now()

  async function request(q: string) {
    const parameters = { q, limit: String(limit), ...(near && coordinateParameters(near)) }
    const asked = isSearchable(q) ? parameters : undefined
    return requestAddresses('search', asked, options, startedAt)
  }

  const q = cleanQuery(query)
  const addresses = (await request(q)).slice(0, limit)
  if (near?.name === undefined) return addresses

  const { name, radiusKm = 20 } = near
  const isNear = ({ coordinates }: Address) => kilometersBetween(near, coordinates) <= radiusKm
  // Whoever types another commune wants that one first.
  const isNamed = ({ type, city, postcode }: Address) =>
    type === 'municipality' || [city, postcode].some((each) => each && hasWords(q, each))
  const withName = queryWithName(q, name)
  // Where the text alone finds nothing, the name would find nothing but the place itself.
  if (!withName || addresses.length === 0) return addresses
  if (addresses.some((address) => isNear(address) || isNamed(address))) return addresses
  const more = await request(withName).catch((error) => {
    if (error instanceof AddressSearchError) return []
    throw error
  })
  // Communes are what the name alone finds. None of the others was among the first: those are not near.
  const nearby = more.filter((address) => address.type !== 'municipality' && isNear(address))
  return [...nearby, ...addresses].slice(0, limit)
}
