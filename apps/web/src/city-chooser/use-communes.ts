import { useEffect, useReducer, useRef, useState } from 'react'
import { type CommuneAnswer, noAnswer, searching } from './commune-answer.ts'

/** Asks the address service for communes. An empty text asks nothing, and ends the search. */
export function useCommunes(text: string) {
  const [answer, setAnswer] = useState<CommuneAnswer>()
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0)
  const loading = useRef<Promise<(text: string) => void>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!text) return
    let leave = () => {}
    let isOver = false
    // Most visitors type one of the covered cities: the client's code is for the others alone.
    loading.current ??= import('./commune-search.ts').then(({ createCommuneSearch }) =>
      createCommuneSearch(setAnswer),
    )
    loading.current.then(
      (search) => {
        if (isOver) return
        leave = () => search('')
        search(text)
      },
      () => {
        loading.current = undefined
        if (!isOver) setAnswer({ query: text, message: noAnswer, rows: [] })
      },
    )
    return () => {
      isOver = true
      leave()
    }
  }, [text, attempt])
  const { message, rows } = answer?.query === text ? answer : { message: searching, rows: [] }
  return { message, rows, retry: () => text && askAgain() }
}
