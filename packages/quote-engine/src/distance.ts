import { EARTH_RADIUS_KM } from './constants.ts'
import { QuoteError } from './quote-error.ts'

/** A point on Earth, WGS 84. */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Great-circle distance between two points in kilometres, unrounded, by the haversine formula.
 *
 * @throws QuoteError `invalid-coordinates` for a point that is missing, not finite or out of range
 */
export function haversineKm(a: Coordinates, b: Coordinates): number {
  if (!isPoint(a) || !isPoint(b)) throw new QuoteError('invalid-coordinates')
  const phiA = a.latitude * RADIANS_PER_DEGREE
  const phiB = b.latitude * RADIANS_PER_DEGREE
  const lambda = Math.abs(a.longitude - b.longitude) * RADIANS_PER_DEGREE
  const cosines = Math.cos(phiA) * Math.cos(phiB)

  const near = haversine(phiA - phiB) + cosines * haversine(lambda)
  if (near <= 0.5) return EARTH_RADIUS_KM * centralAngle(near)

  // Near the antipodes this angle would be wrong by decimetres, so the distance to the antipode of b
  // is subtracted from half the circumference instead.
  const far = haversine(phiA + phiB) + cosines * haversine(Math.PI - lambda)
  return EARTH_RADIUS_KM * (Math.PI - centralAngle(far))
}

/** Callers without types can pass anything, such as an address that was not picked yet. */
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
