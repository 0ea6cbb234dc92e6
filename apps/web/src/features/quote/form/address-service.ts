import { type Address, createAddressSearch, nearestAddress } from '@plombier/geo-client'
import { type City, type Coordinates, currentTariff, haversineKm } from '@plombier/quote-engine'

// Without the setting, the client asks the public service.
const baseUrl = import.meta.env.VITE_GEOCODER_URL || undefined

// Farther away, the nearest address is likely somebody else's.
const NEAREST_KILOMETERS = 0.1

/** The search of one field: what is near the city comes first. */
export function searchNear({ center, name }: City) {
  const near = { ...center, name, radiusKm: currentTariff.freeKilometers }
  return createAddressSearch({ baseUrl, near, onError: logFailure })
}

/** The address at a position, unless the service knows none near it, only the commune, or does not answer. */
export async function addressAt(
  position: Coordinates,
  signal: AbortSignal,
): Promise<Address | undefined> {
  try {
    const nearest = await nearestAddress(position, { signal, baseUrl })
    if (!nearest || nearest.type === 'municipality') return undefined
    return haversineKm(position, nearest.coordinates) <= NEAREST_KILOMETERS ? nearest : undefined
  } catch (error) {
    if (!signal.aborted) logFailure(error)
    return undefined
  }
}

/** The client's errors hold neither text nor position, so nothing of the visitor's is logged. */
function logFailure(error: unknown) {
  console.error('Recherche d’adresse impossible', error)
}
