import {
  type Address,
  type AddressSearch,
  createAddressSearch,
  nearestAddress,
} from '@plombier/geo-client'
import { type City, haversineKm } from '@plombier/quote-engine'

const service = {
  // Without the setting, the client asks the public service.
  baseUrl: import.meta.env.VITE_GEOCODER_URL || undefined,
  /** The client's errors hold neither text nor position, so nothing of the visitor's is logged. */
  onError(error: unknown) {
    console.error('Recherche d’adresse impossible', error)
  },
}

// Beyond 100 m the nearest address is probably a neighbour's, so it is not picked. Neither is the one at a position
// that can be wrong by more.
const NEAREST_METERS = 100

/** The search of the address field: what is near the city comes first. */
export function searchNear({ center, name }: City): AddressSearch {
  return createAddressSearch({ ...service, near: { ...center, name } })
}

/** The search of the city chooser: communes of the whole country. A postcode has up to 46. */
export function searchCommunes(): AddressSearch {
  return createAddressSearch({ ...service, type: 'municipality', limit: 50 })
}

/**
 * The address at a position; `undefined` where the position is not exact, and where the service knows no address
 * near it or does not answer.
 */
export async function addressAt(
  position: GeolocationCoordinates,
  signal: AbortSignal,
): Promise<Address | undefined> {
  if (position.accuracy > NEAREST_METERS) return undefined
  try {
    const nearest = await nearestAddress(position, { ...service, signal })
    const isNear = nearest && haversineKm(position, nearest.coordinates) * 1000 <= NEAREST_METERS
    return isNear ? nearest : undefined
  } catch (error) {
    if (!signal.aborted) service.onError(error)
    return undefined
  }
}
