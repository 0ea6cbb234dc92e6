/** A place on Earth, degrees WGS 84: latitude from -90 to 90, longitude from -180 to 180. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export function isPlace(latitude: number, longitude: number): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  )
}
