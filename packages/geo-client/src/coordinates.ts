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
    throw new TypeError(`${name} must have a latitude from -90 to 90, a longitude from -180 to 180`)
  }
}

/** The coordinates as the service takes them, to five decimals: about a metre. */
export function coordinateParameters({ latitude, longitude }: Coordinates) {
  return { lat: latitude.toFixed(5), lon: longitude.toFixed(5) }
}

/** Whether it is a number of degrees from `-limit` to `limit`. */
export function isWithin(limit: number, degrees: unknown): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}
