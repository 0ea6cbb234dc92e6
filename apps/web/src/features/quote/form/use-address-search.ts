import {
  type Address,
  type AddressSearch,
  AddressSearchError,
  type AddressSearchSnapshot,
  createAddressSearch,
  searchAddresses,
} from '@plombier/geo-client'
import { useEffect, useState, useSyncExternalStore } from 'react'

const idle: AddressSearchSnapshot = { status: 'idle', query: '', suggestions: [] }

/** The address search of one field for its `text`; it ends when the field goes or is disabled. */
export function useAddressSearch(disabled: boolean, text: string) {
  const [search, setSearch] = useState<AddressSearch>()
  useEffect(() => {
    if (disabled) return
    const created = createAddressSearch({ search: searchAndLog })
    setSearch(created)
    return () => {
      setSearch(undefined)
      created.dispose()
    }
  }, [disabled])

  const snapshot = useSyncExternalStore(
    search?.subscribe ?? subscribeToNothing,
    search?.getSnapshot ?? getIdle,
    getIdle,
  )
  return {
    // An unfinished composition changes the text without a search.
    snapshot: snapshot.query === text ? snapshot : idle,
    setQuery: (query: string) => search?.setQuery(query),
  }
}

function subscribeToNothing() {
  return () => {}
}

function getIdle() {
  return idle
}

async function searchAndLog(
  query: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly Address[]> {
  const startedAt = performance.now()
  try {
    return await searchAddresses(query, { signal, baseUrl: import.meta.env.VITE_GEOCODER_URL })
  } catch (error) {
    // Not an aborted search, and never the typed text: it belongs to the visitor.
    if (error instanceof AddressSearchError) {
      console.error('Recherche d’adresse impossible', {
        code: error.code,
        status: error.status,
        milliseconds: Math.round(performance.now() - startedAt),
      })
    }
    throw error
  }
}
