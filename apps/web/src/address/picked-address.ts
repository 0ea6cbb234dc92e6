import type { Address } from '@plombier/geo-client'
import { type City, type Coordinates, haversineKm } from '@plombier/quote-engine'
import type { AddressValue, PickedAddress } from '../memory.ts'
import { withoutArrondissement } from '../texts/city-name.ts'
import { decimal } from '../texts/french.ts'
import { normalizeText } from '../texts/normalize-text.ts'

// Communes of one name are farther apart.
const CITY_KILOMETERS = 30

/** The value of the address field after a pick: the answer's own label, whatever was typed. */
export function pickedValue({ label, type, city, context, coordinates }: Address) {
  const commune = city ?? (type === 'municipality' ? label : undefined)
  return { text: label, pick: { label, type, city: commune, context, coordinates } }
}

/**
 * A position as an address: `Position 45,76310 N, 4,83440 E`. Behind a typed text, which may name a house
 * that the service does not know, it stands in brackets.
 */
export function positionValue({ latitude, longitude }: Coordinates, typed: string): AddressValue {
  const degrees = (coordinate: number) => decimal(Math.abs(coordinate), 5, 5)
  const northOrSouth = `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${degrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
  const position = `${northOrSouth}, ${eastOrWest}`
  const words = typed.trim()
  const label = words ? `${words} (position ${position})` : `Position ${position}`
  return { text: label, pick: { label, coordinates: { latitude, longitude } } }
}

/** Tells whether an address lies in a city: in a commune of its name, and not far from its centre. */
export function isInCity({ city: commune, coordinates }: PickedAddress, city: City): boolean {
  return (
    commune !== undefined &&
    normalizeText(withoutArrondissement(commune)) === normalizeText(city.name) &&
    haversineKm(city.center, coordinates) <= CITY_KILOMETERS
  )
}

/** The commune of an address outside of the page's city; `undefined` for an address in it, or for a position. */
export function otherCommune(pick: PickedAddress | undefined, city: City): string | undefined {
  if (pick?.city === undefined || isInCity(pick, city)) return undefined
  return withoutArrondissement(pick.city)
}
