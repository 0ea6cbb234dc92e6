import { useEffect, useState } from 'react'
import type { AddressRow } from './address-rows.ts'

// As long as in the address field.
const PAUSE_MS = 300

type Found = readonly AddressRow[] | 'empty' | 'failed'

/** Searches the whole country for communes and addresses; an empty text, or a closed chooser, ends the search. */
export function useAddressSearch(text: string) {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found }>()
  useEffect(() => {
    if (text.length < 3 || answer?.text === text) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      // Most visitors type one of the covered cities, so this code is for the others alone. Where it is missing,
      // the next search asks for it again.
      const found: Found = await import('./address-rows.ts')
        .then(({ findRows }) => findRows(text, signal))
        .then(
          (rows) => (rows.length > 0 ? rows : 'empty'),
          () => 'failed',
        )
      if (!signal.aborted) setAnswer({ text, found })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, answer])

  const found = answer?.text === text ? answer.found : 'searching'
  return {
    found: text.length < 3 ? 'idle' : found,
    /** Searches again after a failure. */
    searchAgain: () => found === 'failed' && setAnswer(undefined),
  } as const
}
