/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number
  longitude: number
}

// Metres.
const EARTH_RADIUS = 6_371_000

/** Metres along the great circle. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)]
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) *
      Math.cos(toLatitude) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}
