import { type City, cities } from './cities.ts'
import { type Coordinates, haversineKm } from './distance.ts'

/**
 * Finds the covered city whose centre is nearest to a point in degrees (WGS 84).
 *
 * @returns the city, and the distance from its centre in kilometres, unrounded
 * @throws QuoteError `invalid-coordinates` if the point is missing, not finite or out of range
 */
export function nearestCity(point: Coordinates): {
  readonly city: City
  readonly distanceKm: number
} {
  return cities
    .map((city) => ({ city, distanceKm: haversineKm(city.center, point) }))
    .reduce((nearest, other) => (other.distanceKm < nearest.distanceKm ? other : nearest))
}
