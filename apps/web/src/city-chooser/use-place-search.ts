import type { AddressSearch, AddressSearchSnapshot } from '@plombier/geo-client'
import { useEffect, useState } from 'react'

const unanswered: AddressSearchSnapshot = { status: 'searching', query: '', suggestions: [] }

/**
 * Searches for places by a text; an empty one ends the search. While it searches, `places` are those of
 * the text before.
 */
export function usePlaceSearch(text: string) {
  const [search, setSearch] = useState<AddressSearch>()
  const [answer, setAnswer] = useState(unanswered)
  const isNeeded = text !== ''
  useEffect(() => {
    if (!isNeeded) return
    // Most visitors type one of the covered cities: the client's code is for the others alone.
    import('../place/address-service.ts').then(
      ({ searchEverywhere }) => setSearch((known) => known ?? searchEverywhere()),
      () => setAnswer({ ...unanswered, status: 'failed' }),
    )
  }, [isNeeded])
  useEffect(() => {
    return search?.subscribe(() => {
      const { suggestions, ...state } = search.getSnapshot()
      const isAnswered = state.status !== 'searching'
      setAnswer((last) => ({ ...state, suggestions: isAnswered ? suggestions : last.suggestions }))
    })
  }, [search])
  useEffect(() => search?.setQuery(text), [search, text])

  return {
    status: search && answer.query !== text ? 'searching' : answer.status,
    places: answer.suggestions,
    retry: () => search?.setQuery(text),
  } as const
}
