import type { AddressSearch, AddressSearchSnapshot, AddressType } from '@plombier/geo-client'
import { useEffect, useState } from 'react'
import { normalizeText } from '../texts/normalize-text.ts'

const unanswered: AddressSearchSnapshot = { status: 'searching', query: '', suggestions: [] }

/** Whether a text has a number beside a postcode, or a street's type. */
function isAddress(text: string): boolean {
  const words = normalizeText(text).replace(/\b\d{5}\b/g, '')
  return /\d|\b(rue|avenue|av|boulevard|bd|place|pl|chemin|impasse|allee|route|quai|cours)\b/.test(
    words,
  )
}

/** Searches for places of a type, or of any, by a text; an empty one ends the search. */
function useSearch(text: string, type?: AddressType) {
  const [search, setSearch] = useState<AddressSearch>()
  const [answer, setAnswer] = useState(unanswered)
  const isNeeded = text !== ''
  useEffect(() => {
    if (!isNeeded) return
    // Most visitors type one of the covered cities: the client's code is for the others alone.
    import('../address/address-service.ts').then(
      ({ searchEverywhere }) => setSearch((known) => known ?? searchEverywhere(type)),
      () => setAnswer({ ...unanswered, status: 'failed' }),
    )
  }, [isNeeded, type])
  useEffect(() => search?.subscribe(() => setAnswer(search.getSnapshot())), [search])
  useEffect(() => search?.setQuery(text), [search, text])
  const status = search && answer.query !== text ? 'searching' : answer.status
  return { status, suggestions: answer.suggestions, retry: () => search?.setQuery(text) } as const
}

/**
 * Searches for communes by a text; for all places where it is an address, or no commune's name, such as
 * `bellecour`. While it searches, `places` are those of the text before.
 */
export function usePlaceSearch(text: string) {
  const [places, setPlaces] = useState(unanswered.suggestions)
  const communes = useSearch(isAddress(text) ? '' : text, 'municipality')
  const isElsewhere = isAddress(text) || communes.status === 'empty'
  const all = useSearch(isElsewhere ? text : '')
  const { status, suggestions, retry } = isElsewhere ? all : communes
  if (status !== 'searching' && suggestions !== places) setPlaces(suggestions)
  return { status, places, retry }
}
