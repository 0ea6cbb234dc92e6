import { type Coordinates, haversineKm } from './distance.ts'
import { type City, cities } from './tables/cities.ts'

/** A city and how far away it is. */
export interface NearestCity {
  /** One of the `cities`. */
  readonly city: City
  /** From the point to the city's centre, kilometres, unrounded. */
  readonly distanceKm: number
}

/**
 * The covered city whose centre is nearest to the point.
 *
 * @throws QuoteError `invalid-coordinates`, as `haversineKm`
 */
export function nearestCity(point: Coordinates): NearestCity {
  return cities
    .map((city) => ({ city, distanceKm: haversineKm(city.center, point) }))
    .reduce((nearest, other) => (other.distanceKm < nearest.distanceKm ? other : nearest))
}
