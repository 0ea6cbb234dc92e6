import {
  type Address,
  type AddressSearch,
  createAddressSearch,
  nearestAddress,
  type SearchArea,
  searchAddresses,
} from '@plombier/geo-client'
import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import { normalizeText } from '../format/normalize-text.ts'
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

/** Places in the whole country by a text: communes, or where none has it or it is an address, any place. */
export async function searchPlaces(text: string, signal: AbortSignal): Promise<readonly Address[]> {
  // A postcode has up to 46 communes.
  const options = { ...service, limit: 50, signal }
  const communes = isAddress(text)
    ? []
    : await searchAddresses(text, { ...options, type: 'municipality' })
  return communes.length > 0 ? communes : searchAddresses(text, options)
}

/** Whether a text has a number beside a postcode, or a street's type. */
function isAddress(text: string): boolean {
  const words = normalizeText(text).replace(/\b\d{5}\b/g, '')
  return /\d|\b(rue|avenue|av|boulevard|bd|place|pl|chemin|impasse|allee|route|quai|cours)\b/.test(
    words,
  )
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
