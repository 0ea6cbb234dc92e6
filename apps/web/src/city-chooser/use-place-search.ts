import type { Address } from '@plombier/geo-client'
import { useEffect, useState } from 'react'

const MIN_LENGTH = 3
const PAUSE_MS = 300

/** The places in the whole country by a text, once it rests. While it searches, those of the text before. */
export function usePlaceSearch(text: string) {
  // Without places where the service did not answer.
  const [answer, setAnswer] = useState<{ text: string; places?: readonly Address[] }>({ text: '' })
  const isSearched = text.length >= MIN_LENGTH
  useEffect(() => {
    if (!isSearched) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        // Most visitors type one of the covered cities: the client's code is for the others alone.
        const { searchPlaces } = await import('../place/address-service.ts')
        setAnswer({ text, places: await searchPlaces(text, controller.signal) })
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('Recherche de lieu impossible', error)
        setAnswer({ text })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isSearched, text])

  const { places } = answer
  const answered = places && (places.length > 0 ? 'found' : 'empty')
  const status = answer.text === text ? (answered ?? 'failed') : 'searching'
  return { status: isSearched ? status : 'idle', places: places ?? [] } as const
}
