import type { Address, AddressSearch, AddressSearchSnapshot } from '@plombier/geo-client'
import { type City, cities, haversineKm, nearestCity } from '@plombier/quote-engine'
import { useEffect, useState } from 'react'
import { withoutArrondissement } from '../texts/city-name.ts'
import { normalizeText } from '../texts/normalize-text.ts'

const idle: AddressSearchSnapshot = { status: 'idle', query: '', suggestions: [] }

/** Searches for communes by a name or a postcode; an empty text ends the search. */
export function useCommuneSearch(text: string) {
  const [search, setSearch] = useState<AddressSearch>()
  const [answer, setAnswer] = useState(idle)
  const isNeeded = text !== ''
  // Most visitors type one of the covered cities, so the code of the client is for the others alone. Where it is
  // missing, the next text asks for it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text tries again
  useEffect(() => {
    if (!isNeeded || search) return
    import('../address/address-service.ts').then(
      ({ searchCommunes }) => setSearch((known) => known ?? searchCommunes()),
      () => setAnswer({ ...idle, status: 'failed' }),
    )
  }, [text])
  useEffect(() => search?.subscribe(() => setAnswer(search.getSnapshot())), [search])
  useEffect(() => search?.setQuery(text), [search, text])
  const status = search && answer.query !== text ? 'searching' : answer.status
  return { ...answer, status, retry: () => search?.setQuery(text) } as const
}

/** The covered city of a commune, and its distance; a distance of 0 where the commune is that city. */
export function cityOfCommune(commune: Address): {
  readonly city: City
  readonly distanceKm: number
} {
  // The service takes an arrondissement of Paris, Lyon or Marseille for a commune of its own.
  const name = normalizeText(withoutArrondissement(commune.label))
  const own = cities.find(
    (city) =>
      normalizeText(city.name) === name && haversineKm(city.center, commune.coordinates) <= 20,
  )
  return own ? { city: own, distanceKm: 0 } : nearestCity(commune.coordinates)
}
