import type { Address } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import { kilometers, roundedKilometers } from '../format/french.ts'
import { addressName } from '../place/address-name.ts'
import { cityOf, isIn } from '../place/nearest-city.ts'

/** A row of the chooser, which leads to a city, or says why it does not. */
export interface PlaceRow {
  /** What a visitor types for it. */
  readonly typed: string
  readonly name: string
  readonly detail?: string
  readonly city?: City
  /** Picked with the row. */
  readonly address?: Address
}

/** Of a text. A postcode shows all of its communes. */
const MOST_ROWS = 15

/** No road is so long: the place is overseas. */
const UNSERVED_KILOMETERS = 1000

/**
 * The rows for what was found, in the order of the service: communes, or if the best match has more in it
 * than a commune, addresses. `count` says how many there are.
 */
export function placeRows(text: string, places: readonly Address[]) {
  const isCommune = ({ type }: Address) => type === 'municipality'
  const [best] = places
  const hasCommunes = best !== undefined && isCommune(best)
  const found = places.filter((place) => isCommune(place) === hasCommunes)
  const rows = /^\d{5}$/.test(text.trim()) ? found : found.slice(0, MOST_ROWS)
  const noun = hasCommunes ? 'commune' : 'adresse'
  const count =
    rows.length < found.length
      ? `Les ${rows.length} premières\u00A0: précisez, ou ajoutez le code postal.`
      : rows.length === 1
        ? `1\u00A0${noun} trouvée.`
        : `${rows.length}\u00A0${noun}s trouvées.`
  return { rows: rows.map(placeRow), count }
}

function placeRow(address: Address): PlaceRow {
  const { city, distanceKm } = cityOf(address)
  const row = { typed: address.label, name: addressName(address) }
  if (distanceKm > UNSERVED_KILOMETERS) {
    const distance = kilometers(Math.round(distanceKm))
    return {
      ...row,
      detail: `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}.`,
    }
  }
  const way = isIn(city, address) ? '' : `, à ${roundedKilometers(Math.round(distanceKm))}`
  return { ...row, city, address, detail: `depuis ${city.name}${way}` }
}
