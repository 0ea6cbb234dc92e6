import { useEffect } from 'react'

let onTakenOver: (() => void) | undefined

/** Calls back once the prerendered page has its handlers: React takes it over after its frame. */
export function whenPageIsTakenOver(callback: () => void) {
  onTakenOver = callback
}

/** To be used by every component that can be the page, around all the rest of it. */
export function usePageTakenOver() {
  // After the effects of the components inside, and before React renders anything again.
  useEffect(() => {
    onTakenOver?.()
    onTakenOver = undefined
  }, [])
}
