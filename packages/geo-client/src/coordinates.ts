/** Coordinates on Earth, WGS 84. */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

/**
 * Checks coordinates that a caller gave as the argument `name`.
 *
 * @throws {TypeError} where they are out of range; it quotes the name and never the coordinates, which
 * can be where a visitor is
 */
export function assertCoordinates(name: string, coordinates: Coordinates): void {
  if (!isWithin(90, coordinates?.latitude) || !isWithin(180, coordinates?.longitude)) {
    throw new TypeError(
      `${name} must have a latitude from -90 to 90 and a longitude from -180 to 180, in degrees`,
    )
  }
}

/** The coordinates as the service takes them, to five decimals: about a metre. */
export function coordinateParameters({ latitude, longitude }: Coordinates) {
  return { lat: latitude.toFixed(5), lon: longitude.toFixed(5) }
}

const EARTH_RADIUS_KM = 6371
const RADIANS_PER_DEGREE = Math.PI / 180

/** Great-circle distance in kilometres, by the haversine formula. */
export function kilometersBetween(a: Coordinates, b: Coordinates): number {
  const haversine = (degrees: number) => Math.sin((degrees * RADIANS_PER_DEGREE) / 2) ** 2
  const cosine = (degrees: number) => Math.cos(degrees * RADIANS_PER_DEGREE)
  const square =
    haversine(a.latitude - b.latitude) +
    cosine(a.latitude) * cosine(b.latitude) * haversine(a.longitude - b.longitude)
  // Rounding can take it over 1 at the antipodes.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(square, 1)))
}

function isWithin(limit: number, degrees: unknown): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}
