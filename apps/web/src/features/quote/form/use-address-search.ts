import {
  type Address,
  AddressSearchError,
  createAddressSearch,
  searchAddresses,
} from '@plombier/geo-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { geocoderUrl } from '../../../../settings.ts'

const baseUrl = geocoderUrl(import.meta.env)

/** The address search of one field; it ends when the field is unmounted. */
export function useAddressSearch() {
  const [search] = useState(() => createAddressSearch({ search: searchAndLog }))
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  useEffect(() => () => search.setQuery(''), [search])
  return { ...snapshot, setQuery: search.setQuery }
}

async function searchAndLog(
  query: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Address[]> {
  const startedAt = performance.now()
  try {
    return await searchAddresses(query, { signal, baseUrl })
  } catch (error) {
    if (!signal.aborted) {
      // The typed text is never logged: it belongs to the visitor.
      const facts =
        error instanceof AddressSearchError ? { code: error.code, status: error.status } : { error }
      const milliseconds = Math.round(performance.now() - startedAt)
      console.error('Recherche d’adresse impossible', { ...facts, milliseconds })
    }
    throw error
  }
}
