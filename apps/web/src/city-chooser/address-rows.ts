import type { Address } from '@plombier/geo-client'
import { type City, cities, nearestCity } from '@plombier/quote-engine'
import { findAnywhere } from '../address/address-service.ts'
import { isInCity, pickedValue } from '../address/picked-address.ts'
import { addToMemory } from '../memory.ts'
import { cityWithA, cityWithDe } from '../texts/city-name.ts'
import { kilometers } from '../texts/french.ts'

// Beyond this distance, the row says that no city is near.
const NEAR_KILOMETERS = 100

/** A covered city, a commune or an address, and the city from which the plumber comes. */
export interface AddressRow {
  readonly noun: 'ville' | 'commune' | 'adresse'
  readonly title: string
  readonly detail?: string
  readonly city: City
  /** Puts the address into the form of the next page. */
  readonly pick?: () => void
}

/** What the address service knows for a typed text, best first. Rejects where it gives no answer. */
export async function findRows(text: string, signal: AbortSignal): Promise<readonly AddressRow[]> {
  return (await findAnywhere(text, signal)).map(addressRow)
}

function addressRow(address: Address): AddressRow {
  const value = pickedValue(address)
  const own = cities.find((city) => isInCity(value.pick, city))
  const { city, distanceKm } = nearestCity(address.coordinates)
  const distance = kilometers(Math.max(1, Math.round(distanceKm)))
  const isCommune = address.type === 'municipality'
  // Communes of one name are told apart by the number of their department.
  const department = isCommune && address.context?.split(', ')[0]
  const way =
    distanceKm > NEAR_KILOMETERS
      ? `Aucune ville proche\u00A0: ${city.name} est à\u00A0${distance}`
      : `Plombier au départ ${cityWithDe(city.name)}, à\u00A0${distance}`
  return {
    noun: isCommune ? 'commune' : 'adresse',
    title: department ? `${address.label} (${department})` : address.label,
    detail: own ? `Plombier ${cityWithA(own.name)}` : way,
    city: own ?? city,
    pick: () => addToMemory({ address: value }),
  }
}
