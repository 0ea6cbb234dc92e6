import type { AddressSearch, AddressSearchSnapshot } from '@plombier/geo-client'
import { useEffect, useState } from 'react'
import { normalizeText } from '../format/normalize-text.ts'

const unanswered: AddressSearchSnapshot = { status: 'searching', query: '', suggestions: [] }

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
  const [answer, setAnswer] = useState(unanswered)
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
      () => setAnswer({ ...unanswered, status: 'failed' }),
    )
  }, [isNeeded])
  useEffect(() => {
    if (!searches) return
    const { communes, all } = searches
    function show(search: AddressSearch) {
      const { suggestions, ...state } = search.getSnapshot()
      if (search === communes && state.status === 'empty') {
        // No commune has the name: it may be a street's, such as `bellecour`.
        all.setQuery(state.query)
        return show(all)
      }
      const isAnswered = state.status !== 'searching'
      setAnswer((last) => ({ ...state, suggestions: isAnswered ? suggestions : last.suggestions }))
    }
    const ends = [communes, all].map((search) => search.subscribe(() => show(search)))
    return () => {
      for (const end of ends) end()
    }
  }, [searches])
  const search = isAddress(text) ? searches?.all : searches?.communes
  useEffect(() => {
    if (!text) searches?.all.setQuery('')
    search?.setQuery(text)
  }, [searches, search, text])

  return {
    status: search && answer.query !== text ? 'searching' : answer.status,
    places: answer.suggestions,
    retry: () => search?.setQuery(text),
  } as const
}
