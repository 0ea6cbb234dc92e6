/** A position on Earth (WGS 84). */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

/**
 * Checks the coordinates that a caller gave as the argument or option `name`.
 *
 * @throws {TypeError} if they are missing or out of range. The message names the argument, but not the
 * coordinates, because they can be the position of a visitor.
 */
export function assertCoordinates(name: string, coordinates: Coordinates): void {
  if (!isWithin(90, coordinates?.latitude) || !isWithin(180, coordinates?.longitude)) {
    throw new TypeError(`${name} must have a latitude from -90 to 90, a longitude from -180 to 180`)
  }
}

/** Writes coordinates as parameters of a request. Five decimals are exact to about a metre. */
export function coordinateParameters({ latitude, longitude }: Coordinates) {
  return { lat: latitude.toFixed(5), lon: longitude.toFixed(5) }
}

/** Tells whether a value is a number from `-limit` to `limit`. NaN is not. */
export function isWithin(limit: number, degrees: unknown): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}
