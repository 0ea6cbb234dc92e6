import {
  type Address,
  type AddressSearch,
  createAddressSearch,
  nearestAddress,
  searchAddresses,
} from '@plombier/geo-client'
import { type City, haversineKm } from '@plombier/quote-engine'
import { normalizeText } from '../texts/normalize-text.ts'

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

/**
 * The search of the city chooser, in the whole country. It asks for communes first, and keeps those that have every
 * typed word, because the service also answers `place bellecour` with a commune. If none is left, it asks for
 * addresses. A text with a number is an address, unless it is a postcode: then each of its communes is kept.
 */
export async function findAnywhere(text: string, signal: AbortSignal): Promise<readonly Address[]> {
  const isPostcode = /^\d{5}$/.test(text)
  try {
    if (isPostcode || !/\d/.test(text)) {
      const options = { ...service, signal, type: 'municipality', limit: 50 } as const
      const communes = await searchAddresses(text, options)
      const counting = communes.filter((commune) => isPostcode || hasWords(commune, text))
      if (counting.length > 0) return counting
    }
    return await searchAddresses(text, { ...service, signal })
  } catch (error) {
    if (!signal.aborted) service.onError(error)
    throw error
  }
}

/** Tells whether a commune has each word of a text; the last one may be a beginning. */
function hasWords({ label, oldcity }: Address, text: string): boolean {
  // The service understands `st denis`.
  const wordsOf = (name: string) =>
    normalizeText(name)
      .replace(/\bst(?=e?\b)/g, 'saint')
      .split(' ')
  const words = wordsOf(`${label} ${oldcity ?? ''}`)
  const typed = wordsOf(text)
  const last = typed.pop() ?? ''
  return typed.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))
}

/**
 * The address at a position. `undefined` if the position is not exact, or if the service knows no address near it or
 * does not answer.
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
