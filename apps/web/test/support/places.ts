import { type CitySlug, EARTH_RADIUS_KM, findCity } from '@plombier/quote-engine'

/** The place at a distance north of a city's centre, or south of it where the distance is negative. */
export function placeNorthOf(slug: CitySlug, distanceKm: number) {
  const { latitude, longitude } = findCity(slug).center
  return { latitude: latitude + (distanceKm / EARTH_RADIUS_KM) * (180 / Math.PI), longitude }
}
