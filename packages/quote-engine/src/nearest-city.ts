import { type City, cities } from './cities.ts'
import { type Coordinates, haversineKm } from './distance.ts'

/**
 * The covered city whose centre is nearest to a point, and the distance to it in kilometres,
 * unrounded.
 *
 * @throws QuoteError `invalid-coordinates`, as `haversineKm`
 */
export function nearestCity(point: Coordinates): {
  readonly city: City
  readonly distanceKm: number
} {
  return cities
    .map((city) => ({ city, distanceKm: haversineKm(city.center, point) }))
    .reduce((nearest, other) => (other.distanceKm < nearest.distanceKm ? other : nearest))
}
