import { type City, type Coordinates, nearestCity } from '@plombier/quote-engine'
import { roundedKilometers } from '../format/french.ts'

/** A place farther than this from every city counts as near none. */
export const FAR_KILOMETERS = 100

interface NearestService {
  readonly city: City
  readonly isFar: boolean
  /** `Lyon, à 8 km`; where that is far, that none is near. Without the end of the sentence. */
  readonly words: string
}

/** The covered city nearest to a place. */
export function nearestService(place: Coordinates): NearestService {
  const { city, distanceKm } = nearestCity(place)
  const isFar = distanceKm > FAR_KILOMETERS
  const distance = roundedKilometers(Math.round(distanceKm))
  const words = isFar
    ? `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}`
    : `${city.name}, à ${distance}`
  return { city, isFar, words }
}
