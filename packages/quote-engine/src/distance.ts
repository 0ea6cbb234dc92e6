import { assertCoordinates, type Coordinates } from './coordinates.ts'

/** Radius of the sphere on which distances are measured, kilometres. */
export const EARTH_RADIUS_KM = 6371

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Great-circle distance in kilometres, unrounded, by the haversine formula.
 *
 * @throws QuoteError `invalid-coordinates` for a coordinate that is not finite or out of range.
 */
export function haversineKm(a: Coordinates, b: Coordinates): number {
  assertCoordinates(a)
  assertCoordinates(b)
  const latitudeA = a.latitude * RADIANS_PER_DEGREE
  const latitudeB = b.latitude * RADIANS_PER_DEGREE
  const halfLongitude = ((b.longitude - a.longitude) * RADIANS_PER_DEGREE) / 2
  const cosines = Math.cos(latitudeA) * Math.cos(latitudeB)

  const haversine =
    Math.sin((latitudeB - latitudeA) / 2) ** 2 + cosines * Math.sin(halfLongitude) ** 2
  if (haversine <= 0.5) return EARTH_RADIUS_KM * 2 * Math.asin(Math.sqrt(haversine))

  // Near the antipodes asin loses decimetres, so the distance to the antipode of b is taken off
  // half the circumference instead.
  const antipodal =
    Math.sin((latitudeA + latitudeB) / 2) ** 2 + cosines * Math.cos(halfLongitude) ** 2
  return EARTH_RADIUS_KM * (Math.PI - 2 * Math.asin(Math.sqrt(antipodal)))
}
