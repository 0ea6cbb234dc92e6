import { type Address, type AddressSearchSnapshot, createAddressSearch } from '@plombier/geo-client'
import { cities, haversineKm } from '@plombier/quote-engine'
import { addressService } from '../address-service/address-service.ts'
import { communeName } from '../format/city-name.ts'
import { normalizeText } from '../format/normalize-text.ts'
import { todaysTariff } from '../price/todays-prices.ts'
import { type CityRow, type CommuneAnswer, noAnswer, searching } from './commune-answer.ts'
import { nearestService } from './service-area.ts'

/**
 * A search of the communes for what is typed: a commune, a postcode or an address. Returns the function
 * that searches for a text; an empty one ends the search.
 */
export function createCommuneSearch(onAnswer: (answer: CommuneAnswer) => void) {
  const { getSnapshot, setQuery, subscribe } = createAddressSearch(addressService)
  subscribe(() => {
    const { query, status, suggestions } = getSnapshot()
    const rows = communeRows(suggestions)
    onAnswer({ query, rows, message: message(status, rows.length) })
  })
  return setQuery
}

/** One row a commune, in the order of the service. */
function communeRows(addresses: readonly Address[]): readonly CityRow[] {
  const rows = addresses.map(communeRow)
  return rows.filter(({ name }, index) => index === rows.findIndex((row) => row.name === name))
}

function communeRow({ label, city: commune = label, context, coordinates }: Address): CityRow {
  const own = cities.find(
    ({ name, center }) =>
      normalizeText(name) === normalizeText(commune) &&
      // There are several communes called Valence.
      haversineKm(center, coordinates) <= todaysTariff.freeKilometers,
  )
  if (own) return { city: own, name: own.name }
  const { city, words } = nearestService(coordinates)
  return { city, name: communeName(commune, context), way: words }
}

function message(status: AddressSearchSnapshot['status'], count: number) {
  switch (status) {
    case 'idle':
      return 'Tapez au moins 3\u00A0lettres, ou un code postal.'
    case 'searching':
      return searching
    case 'failed':
      return noAnswer
    case 'empty':
      return 'Aucune commune trouvée. Choisissez une ville, ou effacez le texte pour les voir toutes.'
    case 'found':
      return `${count === 1 ? '1\u00A0commune trouvée' : `${count}\u00A0communes trouvées`}. Le prix se calcule depuis la ville la plus proche.`
  }
}
