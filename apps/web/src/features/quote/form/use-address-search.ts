import { type Address, createAddressSearch, searchAddresses } from '@plombier/geo-client'
import type { Coordinates } from '@plombier/quote-engine'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { geocoderUrl } from '../../../../settings.ts'
import { logFailedRequest } from './log-failed-request.ts'

const baseUrl = geocoderUrl(import.meta.env)

/** The address search of one field, what is near a place first; it ends when the field is unmounted. */
export function useAddressSearch(near: Coordinates) {
  const search = useMemo(() => createAddressSearch({ search: searchAndLog, near }), [near])
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  useEffect(() => () => search.setQuery(''), [search])
  return { ...snapshot, setQuery: search.setQuery }
}

interface SearchOptions {
  readonly signal: AbortSignal
  readonly near: Coordinates | undefined
}

async function searchAndLog(query: string, options: SearchOptions): Promise<readonly Address[]> {
  const startedAt = performance.now()
  try {
    return await searchAddresses(query, { ...options, baseUrl })
  } catch (error) {
    if (!options.signal.aborted) logFailedRequest(error, startedAt)
    throw error
  }
}
