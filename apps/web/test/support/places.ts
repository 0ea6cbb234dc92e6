import { type CitySlug, EARTH_RADIUS_KM, findCity } from '@plombier/quote-engine'

/** The place at a distance from a city's centre; `bearing` in degrees clockwise from north. */
export function placeAt(slug: CitySlug, distanceKm: number, bearing: number) {
  const { center } = findCity(slug)
  const [latitude, longitude] = [radians(center.latitude), radians(center.longitude)]
  const [angle, direction] = [distanceKm / EARTH_RADIUS_KM, radians(bearing)]
  const north = Math.asin(
    Math.sin(latitude) * Math.cos(angle) +
      Math.cos(latitude) * Math.sin(angle) * Math.cos(direction),
  )
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(north),
  )
  return { latitude: degrees(north), longitude: degrees(longitude + east) }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI
