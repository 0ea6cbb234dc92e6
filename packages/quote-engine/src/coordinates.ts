import { QuoteError } from './quote-error.ts'

/** A place on Earth, degrees WGS 84: latitude from -90 to 90, longitude from -180 to 180. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export function assertCoordinates(point: Coordinates): void {
  if (!isWithin(point?.latitude, 90) || !isWithin(point.longitude, 180)) {
    throw new QuoteError('invalid-coordinates')
  }
}

function isWithin(degrees: number, limit: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit
}
