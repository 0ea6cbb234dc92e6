import {
  type City,
  type Coordinates,
  cities,
  haversineKm,
  nearestCity,
} from '@plombier/quote-engine'
import { todaysTariff } from '../price/todays-prices.ts'
import { withoutArrondissement } from '../texts/city-name.ts'
import { roundedKilometers } from '../texts/french.ts'
import { normalizeText } from '../texts/normalize-text.ts'

/** A place farther than this from every city counts as near none. */
export const FAR_KILOMETERS = 100

/** What is said of a place for which this city is too far, although the nearest. */
export function noCityNear({ name }: City, distanceKm: number): string {
  const distance = roundedKilometers(Math.round(distanceKm))
  return `Aucune ville couverte n’est proche\u00A0: ${name} est à ${distance}.`
}

/** Where an address is; `city` is the name of its commune. */
export interface Place {
  readonly city?: string | undefined
  readonly coordinates: Coordinates
}

/** Whether a place is in a covered city. There are several communes called Valence. */
export function isIn({ name, center }: City, { city = '', coordinates }: Place): boolean {
  return (
    normalizeText(name) === normalizeText(withoutArrondissement(city)) &&
    haversineKm(center, coordinates) <= todaysTariff.freeKilometers
  )
}

/** The commune of a place that is not in a city; `undefined` where it is, or is in no known commune. */
export function communeOutside(city: City, place: Place): string | undefined {
  return isIn(city, place) ? undefined : place.city
}

/** The covered city from which work at a place is best computed: the one that it is in, or else the nearest. */
export function cityOf(place: Place): { readonly city: City; readonly distanceKm: number } {
  const own = cities.find((city) => isIn(city, place))
  if (!own) return nearestCity(place.coordinates)
  return { city: own, distanceKm: haversineKm(own.center, place.coordinates) }
}
