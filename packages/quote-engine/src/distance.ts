import { EARTH_RADIUS_KM } from './constants.ts'
import { QuoteError } from './quote-error.ts'

/** A point on Earth (WGS 84). */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Computes the great-circle distance between two points (specification, section 9) with the haversine
 * formula.
 *
 * @returns kilometres, unrounded
 * @throws QuoteError `invalid-coordinates` if a point is missing, not finite or out of range
 */
export function haversineKm(a: Coordinates, b: Coordinates): number {
  if (!isPoint(a) || !isPoint(b)) throw new QuoteError('invalid-coordinates')
  const phiA = a.latitude * RADIANS_PER_DEGREE
  const phiB = b.latitude * RADIANS_PER_DEGREE
  const lambda = Math.abs(a.longitude - b.longitude) * RADIANS_PER_DEGREE
  const cosines = Math.cos(phiA) * Math.cos(phiB)

  const near = haversine(phiA - phiB) + cosines * haversine(lambda)
  if (near <= 0.5) return EARTH_RADIUS_KM * centralAngle(near)

  // Between points on opposite sides of the Earth the formula is wrong by decimetres. So the distance from a
  // to the point opposite b is computed, and subtracted from half the circumference.
  const far = haversine(phiA + phiB) + cosines * haversine(Math.PI - lambda)
  return EARTH_RADIUS_KM * (Math.PI - centralAngle(far))
}

/** Checks at run time, because callers without types can pass anything, such as `undefined`. */
function isPoint(point: Coordinates | null | undefined): boolean {
  return isAngle(point?.latitude, 90) && isAngle(point?.longitude, 180)
}

function isAngle(degrees: unknown, limit: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function centralAngle(haversine: number): number {
  return 2 * Math.asin(Math.sqrt(haversine))
}
