import { QuoteError } from './quote-error.ts'

/** A place on Earth, WGS 84. */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

/** Radius of the sphere on which distances are measured, kilometres, as the specification says. */
export const EARTH_RADIUS_KM = 6371

const RADIANS_PER_DEGREE = Math.PI / 180

// Stands for a point that is missing, so that it is refused like one that is out of range.
const NOWHERE: Coordinates = { latitude: Number.NaN, longitude: Number.NaN }

/**
 * Great-circle distance in kilometres, unrounded, by the haversine formula.
 *
 * @throws QuoteError `invalid-coordinates` for a coordinate that is not finite or out of range.
 */
export function haversineKm(a: Coordinates, b: Coordinates): number {
  const { latitude: latitudeA, longitude: longitudeA } = a ?? NOWHERE
  const { latitude: latitudeB, longitude: longitudeB } = b ?? NOWHERE
  if (!areCoordinates(latitudeA, longitudeA) || !areCoordinates(latitudeB, longitudeB)) {
    throw new QuoteError('invalid-coordinates')
  }
  const phiA = latitudeA * RADIANS_PER_DEGREE
  const phiB = latitudeB * RADIANS_PER_DEGREE
  const lambda = Math.abs(longitudeA - longitudeB) * RADIANS_PER_DEGREE
  const cosines = Math.cos(phiA) * Math.cos(phiB)

  const near = haversine(phiA - phiB) + cosines * haversine(lambda)
  if (near <= 0.5) return EARTH_RADIUS_KM * centralAngle(near)

  // Near the antipodes this angle is off by decimetres, so the distance to the antipode of b is
  // subtracted from half the circumference instead.
  const far = haversine(phiA + phiB) + cosines * haversine(Math.PI - lambda)
  return EARTH_RADIUS_KM * (Math.PI - centralAngle(far))
}

function areCoordinates(latitude: unknown, longitude: unknown): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function centralAngle(haversine: number): number {
  return 2 * Math.asin(Math.sqrt(haversine))
}
