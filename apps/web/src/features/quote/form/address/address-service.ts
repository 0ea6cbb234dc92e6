import { type Address, createAddressSearch, nearestAddress } from '@plombier/geo-client'
import { type City, type Coordinates, haversineKm } from '@plombier/quote-engine'
import { addressService } from '../../../../address-service/address-service.ts'
import { todaysTariff } from '../../../../price/todays-prices.ts'

// Farther away, the nearest address is likely somebody else's.
const NEAREST_KILOMETERS = 0.1

/** The search of one field: what is near the city comes first. */
export function searchNear({ center, name }: City) {
  const near = { ...center, name, radiusKm: todaysTariff.freeKilometers }
  return createAddressSearch({ ...addressService, near })
}

/** The address at a position, unless the service knows none near it, or does not answer. */
export async function addressAt(
  position: Coordinates,
  signal: AbortSignal,
): Promise<Address | undefined> {
  try {
    const nearest = await nearestAddress(position, { ...addressService, signal })
    if (!nearest) return undefined
    return haversineKm(position, nearest.coordinates) <= NEAREST_KILOMETERS ? nearest : undefined
  } catch (error) {
    if (!signal.aborted) addressService.onError(error)
    return undefined
  }
}
