import {
  type Address,
  type AddressSearch,
  type AddressType,
  createAddressSearch,
  nearestAddress,
  type SearchArea,
} from '@plombier/geo-client'
import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import { todaysTariff } from '../price/todays-prices.ts'

const service = {
  // Without the setting, the client asks the public service.
  baseUrl: import.meta.env.VITE_GEOCODER_URL || undefined,
  /** The client's errors hold neither text nor position, so nothing of the visitor's is logged. */
  onError(error: unknown) {
    console.error('Recherche d’adresse impossible', error)
  },
}

// Farther away, the nearest address is likely somebody else's.
const NEAREST_KILOMETERS = 0.1

/** The search of the address field: what is near a city comes first. */
export function searchNear(area: SearchArea): AddressSearch {
  return createAddressSearch({
    ...service,
    near: { ...area, radiusKm: todaysTariff.freeKilometers },
  })
}

/** A search of the city chooser, over the whole country. A postcode has up to 46 communes. */
export function searchEverywhere(type?: AddressType): AddressSearch {
  return createAddressSearch({ ...service, limit: 50, type })
}

/** The address at a position, unless the service knows none near it, or does not answer. */
export async function addressAt(
  position: Coordinates,
  signal: AbortSignal,
): Promise<Address | undefined> {
  try {
    const nearest = await nearestAddress(position, { ...service, signal })
    if (!nearest) return undefined
    return haversineKm(position, nearest.coordinates) <= NEAREST_KILOMETERS ? nearest : undefined
  } catch (error) {
    if (!signal.aborted) service.onError(error)
    return undefined
  }
}
