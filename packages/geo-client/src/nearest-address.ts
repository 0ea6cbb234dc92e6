import type { Address } from './address.ts'
import { assertCoordinates, type Coordinates, coordinateParameters } from './coordinates.ts'
import { type AddressRequestOptions, withService } from './request-addresses.ts'

/**
 * Finds the French address nearest to a position. A whole commune is never the result.
 *
 * @param coordinates degrees (WGS 84); they are sent with five decimals, which is about a metre
 * @returns the address, whose `distance` is in metres, or `undefined` if the service knows none near there
 * @throws {TypeError} if the coordinates are out of range or an option is wrong; the message names it
 * @throws {AddressSearchError} if the service gives no answer. A network error or a 5xx is retried once first.
 * @throws the reason of `signal` if it is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function nearestAddress(
  coordinates: Coordinates,
  options: AddressRequestOptions = {},
): Promise<Address | undefined> {
  assertCoordinates('coordinates', coordinates)
  const parameters = { ...coordinateParameters(coordinates), limit: '5' }
  const around = await withService(options, (ask) => ask('reverse', parameters))
  options.signal?.throwIfAborted()
  // Near the centre of a commune, the service can put the commune itself before its addresses.
  return around.find(({ type }) => type !== 'municipality')
}
