import { nearestAddress } from '@plombier/geo-client'
import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import { geocoderUrl } from '../../../../settings.ts'
import type { PickedAddress } from '../address-schema.ts'
import { logFailedSearch } from './use-address-search.ts'

const baseUrl = geocoderUrl(import.meta.env)

// Farther away, the nearest address is likely somebody else's.
const NEAREST_KILOMETERS = 0.1

/**
 * The address nearest to a position. Where the address service does not answer, or knows none that is
 * near or only the whole commune, the position itself, with the words that the visitor has typed.
 */
export async function locateAddress(
  position: Coordinates,
  words: string,
  signal: AbortSignal,
): Promise<PickedAddress> {
  try {
    const nearest = await nearestAddress(position, { signal, baseUrl })
    const isAddress = nearest && nearest.type !== 'municipality'
    if (isAddress && haversineKm(position, nearest.coordinates) <= NEAREST_KILOMETERS)
      return nearest
  } catch (error) {
    if (!signal.aborted) logFailedSearch(error)
  }
  return positionAddress(position, words)
}

const numberFormat = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 5,
  useGrouping: false,
})

/** A position as an address: `Position 45,76310 N, 4,83440 E`. Behind words, it stands in brackets. */
export function positionAddress({ latitude, longitude }: Coordinates, typed: string) {
  const northOrSouth = `${numberFormat.format(Math.abs(latitude))} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${numberFormat.format(Math.abs(longitude))} ${longitude < 0 ? 'O' : 'E'}`
  const words = typed.trim()
  const degrees = `${northOrSouth}, ${eastOrWest}`
  const positionText = words ? `(position ${degrees})` : `Position ${degrees}`
  return {
    label: `${words} ${positionText}`.trim(),
    positionText,
    coordinates: { latitude, longitude },
  } satisfies PickedAddress
}
