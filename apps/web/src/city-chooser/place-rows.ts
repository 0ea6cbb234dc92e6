import type { Address } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import { addressName } from '../address/address-name.ts'
import { cityOf, isIn, noCityNear } from '../address/nearest-city.ts'
import { roundedKilometers } from '../texts/french.ts'

/** A row of the chooser, which leads to a city, or says why it does not. */
export interface PlaceRow {
  readonly name: string
  readonly detail?: string
  readonly city?: City
  /** Picked with the city. */
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
  const hasCommunes = places.slice(0, 1).some(isCommune)
  const found = places.filter((place) => isCommune(place) === hasCommunes)
  const rows = /^\d{5}$/.test(text.trim()) ? found : found.slice(0, MOST_ROWS)
  const plural = rows.length === 1 ? '' : 's'
  const count =
    rows.length < found.length
      ? `Les ${rows.length} premières\u00A0: précisez, ou ajoutez le code postal.`
      : `${rows.length}\u00A0${hasCommunes ? 'commune' : 'adresse'}${plural} trouvée${plural}.`
  return { rows: rows.map(placeRow), count }
}

function placeRow(address: Address): PlaceRow {
  const { city, distanceKm } = cityOf(address)
  const row = { name: addressName(address), address }
  if (distanceKm > UNSERVED_KILOMETERS) return { ...row, detail: noCityNear(city, distanceKm) }
  const way = isIn(city, address) ? '' : `, à\u00A0${roundedKilometers(Math.round(distanceKm))}`
  return { ...row, city, detail: `depuis ${city.name}${way}` }
}
