import { useEffect, useState } from 'react'
import type { AddressRow } from './address-rows.ts'

// As long as in the address field.
const PAUSE_MS = 300

interface Answer {
  readonly text: string
  /** `undefined` where the service gave no answer, or the code that asks it did not come. */
  readonly rows: readonly AddressRow[] | undefined
}

/** Searches the whole country for communes and addresses; an empty text, or a closed chooser, ends the search. */
export function useAddressSearch(text: string) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (text.length < 3 || answer?.text === text) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      // Most visitors type one of the covered cities, so this code is for the others alone. Where it is missing,
      // the next search asks for it again.
      const rows = await import('./address-rows.ts')
        .then(({ findRows }) => findRows(text, signal))
        .catch(() => undefined)
      if (!signal.aborted) setAnswer({ text, rows })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, answer])

  const rows = answer?.text === text ? (answer.rows ?? 'failed') : 'searching'
  function status() {
    if (text.length < 3) return 'idle'
    if (typeof rows === 'string') return rows
    return rows.length > 0 ? 'found' : 'empty'
  }
  return {
    status: status(),
    rows: typeof rows === 'string' ? [] : rows,
    /** Searches again after a failure. */
    searchAgain: () => rows === 'failed' && setAnswer(undefined),
  } as const
}
