export const MUST_BE_COORDINATES =
  'must have a latitude from -90 to 90 and a longitude from -180 to 180, in degrees'

/** What no coordinates are, though a caller without types can hand it over. */
export const badCoordinates = [
  null,
  { latitude: 45.76 },
  { latitude: '45.76', longitude: '4.83' },
  { latitude: Number.NaN, longitude: 4.83 },
  { latitude: 45.76, longitude: Number.POSITIVE_INFINITY },
  { latitude: 90.000_01, longitude: 4.83 },
  { latitude: -90.000_01, longitude: 4.83 },
  { latitude: 45.76, longitude: 180.000_01 },
  { latitude: 45.76, longitude: -180.000_01 },
]
