import { createAddressSearch } from '@plombier/geo-client'
import { type City, currentTariff } from '@plombier/quote-engine'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { geocoderUrl } from '../../../../settings.ts'

const baseUrl = geocoderUrl(import.meta.env)

/**
 * The address search of one field, what is near the first `city` first; it ends when the field is
 * unmounted. Held as state, because React may drop what `useMemo` holds.
 */
export function useAddressSearch({ center, name }: City) {
  const [search] = useState(() => {
    const near = { ...center, name, radiusKm: currentTariff.freeKilometers }
    return createAddressSearch({ baseUrl, near, onError: logFailedSearch })
  })
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  useEffect(() => () => search.setQuery(''), [search])
  return { ...snapshot, setQuery: search.setQuery }
}

/** The client's errors hold neither text nor position, so nothing of the visitor's is logged. */
export function logFailedSearch(error: unknown): void {
  console.error('Recherche d’adresse impossible', error)
}
