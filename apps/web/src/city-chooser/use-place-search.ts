import type { Address, AddressSearch } from '@plombier/geo-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { normalizeText } from '../format/normalize-text.ts'

const neverChanges = () => () => {}
const notSearching = { status: 'idle', query: '', suggestions: [] } as const
const noSnapshot = () => notSearching

function useSearch(search: AddressSearch | undefined) {
  return useSyncExternalStore(
    search?.subscribe ?? neverChanges,
    search?.getSnapshot ?? noSnapshot,
    noSnapshot,
  )
}

/** Whether a text has a number beside a postcode, or a street's type. */
function isAddress(text: string): boolean {
  const words = normalizeText(text).replace(/\b\d{5}\b/g, '')
  return /\d|\b(rue|avenue|av|boulevard|bd|place|pl|chemin|impasse|allee|route|quai|cours)\b/.test(
    words,
  )
}

/**
 * Searches for places by a text, for communes first unless it is an address; an empty one ends the search.
 * While it searches, `places` are those of the text before.
 */
export function usePlaceSearch(text: string) {
  const [searches, setSearches] = useState<{ communes: AddressSearch; all: AddressSearch }>()
  const [isMissing, setMissing] = useState(false)
  const [places, setPlaces] = useState<readonly Address[]>(notSearching.suggestions)
  const communes = useSearch(searches?.communes)
  const all = useSearch(searches?.all)
  const isNoCommune = isAddress(text) || (communes.query === text && communes.status === 'empty')
  const { status, query, suggestions } = isNoCommune ? all : communes
  const isNeeded = text !== ''
  useEffect(() => {
    if (!isNeeded) return
    // Most visitors type one of the covered cities: the client's code is for the others alone.
    import('../place/address-service.ts').then(
      ({ searchEverywhere }) =>
        setSearches(
          (known) =>
            known ?? { communes: searchEverywhere('municipality'), all: searchEverywhere() },
        ),
      () => setMissing(true),
    )
  }, [isNeeded])
  const search = isNoCommune ? searches?.all : searches?.communes
  useEffect(() => {
    search?.setQuery(text)
    // The other one, unless it is the reason why all is searched.
    if (isAddress(text)) searches?.communes.setQuery('')
    if (!isNoCommune) searches?.all.setQuery('')
  }, [searches, search, text, isNoCommune])

  const current = query === text ? status : 'searching'
  if (current !== 'searching' && places !== suggestions) setPlaces(suggestions)
  return {
    status: isMissing ? 'failed' : current,
    places,
    retry: () => search?.setQuery(text),
  } as const
}
