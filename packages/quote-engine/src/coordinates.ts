/** A place on Earth, WGS 84. */
export interface Coordinates {
  /** Decimal degrees, -90 to 90, north positive. */
  readonly latitude: number
  /** Decimal degrees, -180 to 180, east positive. */
  readonly longitude: number
}

export function areCoordinates(latitude: number, longitude: number): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}
