import type { Address } from './address.ts'
import { assertCoordinates, type Coordinates, coordinateParameters } from './coordinates.ts'
import { cleanQuery, isSearchable } from './query.ts'
import { type AddressRequestOptions, requestAddresses } from './request-addresses.ts'

/** How and where to search. */
export interface SearchAddressesOptions extends AddressRequestOptions {
  /** Addresses at most; the public service allows 1 to 20. Default 5. */
  readonly limit?: number | undefined
  /**
   * Puts what is near these coordinates first, and leaves nothing out for it. Sent to five decimals,
   * about a metre. Default: none.
   */
  readonly near?: Coordinates | undefined
}

/**
 * Finds French addresses for a text as people type it. Resolves to an empty list, without a
 * request, where the cleaned text has under 3 characters or a word of 60 or more.
 *
 * @throws {TypeError} for a `near` out of range, a `baseUrl` that is no such address, and a
 * `fetch` that is missing or throws
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function searchAddresses(
  query: string,
  { limit = 5, near, ...options }: SearchAddressesOptions = {},
): Promise<readonly Address[]> {
  if (near !== undefined) assertCoordinates('near', near)
  const q = cleanQuery(query)
  const parameters = { q, limit: String(limit), ...(near && coordinateParameters(near)) }
  const asked = isSearchable(q) ? parameters : undefined
  const addresses = await requestAddresses('search', asked, options)
  return addresses.slice(0, limit)
}
