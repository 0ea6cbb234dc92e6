import type { Address, AddressSearch } from '@plombier/geo-client'
import { useEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const notSearching = { status: 'idle', query: '', suggestions: [] } as const
const noSnapshot = () => notSearching

/**
 * Searches for places by a text; an empty one ends the search. While it searches, `places` are those of
 * the text before.
 */
export function usePlaceSearch(text: string) {
  const [search, setSearch] = useState<AddressSearch>()
  const [isMissing, setMissing] = useState(false)
  const [places, setPlaces] = useState<readonly Address[]>(notSearching.suggestions)
  const { status, query, suggestions } = useSyncExternalStore(
    search?.subscribe ?? neverChanges,
    search?.getSnapshot ?? noSnapshot,
    noSnapshot,
  )
  const isNeeded = text !== ''
  useEffect(() => {
    if (!isNeeded) return
    // Most visitors type one of the covered cities: the client's code is for the others alone.
    import('../place/address-service.ts').then(
      ({ searchEverywhere }) => setSearch((known) => known ?? searchEverywhere()),
      () => setMissing(true),
    )
  }, [isNeeded])
  useEffect(() => search?.setQuery(text), [search, text])

  const current = query === text ? status : 'searching'
  if (current !== 'searching' && places !== suggestions) setPlaces(suggestions)
  return {
    status: isMissing ? 'failed' : current,
    places,
    retry: () => search?.setQuery(text),
  } as const
}
