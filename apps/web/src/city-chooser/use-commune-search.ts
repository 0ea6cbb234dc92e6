import type { Address, AddressSearch, AddressSearchSnapshot } from '@plombier/geo-client'
import { type City, cities, haversineKm, nearestCity } from '@plombier/quote-engine'
import { useEffect, useState } from 'react'
import { withoutArrondissement } from '../texts/city-name.ts'
import { kilometers } from '../texts/french.ts'
import { normalizeText } from '../texts/normalize-text.ts'

const unanswered: AddressSearchSnapshot = { status: 'searching', query: '', suggestions: [] }

/** Searches for communes by a name or a postcode; an empty text ends the search. */
export function useCommuneSearch(text: string) {
  const [search, setSearch] = useState<AddressSearch>()
  const [answer, setAnswer] = useState(unanswered)
  // Most visitors type one of the covered cities, so the code of the client is for the others alone. Where it is
  // missing, the next text asks for it again.
  useEffect(() => {
    if (!text || search) return
    import('../address/address-service.ts').then(
      ({ searchCommunes }) => setSearch((known) => known ?? searchCommunes()),
      () => setAnswer({ ...unanswered, query: text, status: 'failed' }),
    )
  }, [text, search])
  useEffect(() => search?.subscribe(() => setAnswer(search.getSnapshot())), [search])
  useEffect(() => search?.setQuery(text), [search, text])
  const status = answer.query === text ? answer.status : 'searching'
  return {
    status,
    communes: answer.suggestions,
    searchAgain: () => search?.setQuery(text),
  } as const
}

// Communes of one name are farther apart.
const COMMUNE_KILOMETERS = 20

/** The covered city that a commune is, or else the nearest one, and a line such as `69, Rhône depuis Lyon, à 12 km`. */
export function cityOfCommune({ label, context = '', coordinates }: Address): {
  readonly city: City
  readonly detail: string
} {
  // The service takes an arrondissement of Paris, Lyon or Marseille for a commune of its own.
  const name = normalizeText(withoutArrondissement(label))
  const own = cities.find(
    (city) =>
      normalizeText(city.name) === name &&
      haversineKm(city.center, coordinates) <= COMMUNE_KILOMETERS,
  )
  const { city, distanceKm } = nearestCity(coordinates)
  const way = own ? own.name : `${city.name}, à\u00A0${kilometers(Math.round(distanceKm))}`
  // The department alone: the region would fill a line of its own.
  const department = context.split(', ').slice(0, 2).join(', ')
  return { city: own ?? city, detail: `${department} depuis ${way}` }
}
