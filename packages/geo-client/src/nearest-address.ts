import type { Address } from './address.ts'
import { assertCoordinates, type Coordinates, coordinateParameters } from './coordinates.ts'
import { type AddressRequestOptions, withService } from './request-addresses.ts'

/**
 * The French address nearest to coordinates, never a whole commune, or `undefined` where none is known
 * around them; `distance` says how far it is. The coordinates are sent to five decimals, about a metre.
 *
 * @throws {TypeError} for coordinates out of range, and a wrong setting, which it names
 * @throws {AddressSearchError} after one retry for a network error or a 5xx, none otherwise
 * @throws the reason of `signal` once that is aborted
 * @see https://geoservices.ign.fr/documentation/services/services-geoplateforme/geocodage
 */
export async function nearestAddress(
  coordinates: Coordinates,
  options: AddressRequestOptions = {},
): Promise<Address | undefined> {
  assertCoordinates('coordinates', coordinates)
  const parameters = { ...coordinateParameters(coordinates), limit: '5' }
  const around = await withService(options, (ask) => ask('reverse', parameters))
  // Near a commune's point, the commune hides the addresses.
  return around.find(({ type }) => type !== 'municipality')
}
