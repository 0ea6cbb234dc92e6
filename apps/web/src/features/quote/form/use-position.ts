import { useEffect, useRef, useState } from 'react'
import type { PickedAddress } from '../address-schema.ts'
import type { AddressValue } from '../quote-input.ts'
import { locateAddress } from './locate-address.ts'

// Time enough to answer the browser's question, and for a phone to find its satellites.
const PATIENCE_MS = 10_000
const WORST_ACCURACY_METERS = 1000

const problems = {
  unknown: 'Position refusée ou introuvable\u00A0: saisissez votre adresse.',
  unavailable: 'Votre navigateur ne donne pas votre position\u00A0: saisissez votre adresse.',
  inexact: 'Position connue à plus d’un kilomètre près\u00A0: saisissez votre adresse.',
} as const

interface PositionState {
  readonly isLocating?: boolean
  /** Why there is no address, for the visitor. */
  readonly problem?: string
  readonly found?: PickedAddress
}

/**
 * Asks for the visitor's position, only when `locate` is called, and hands its address to `onFind`.
 * Whatever else changes the address ends the wait.
 */
export function usePosition(address: AddressValue, onFind: (found: PickedAddress) => void) {
  const [state, setState] = useState<PositionState>({})
  const controller = useRef<AbortController>(undefined)
  const lastPosition = useRef('')
  useEffect(() => {
    lastPosition.current = address.pick?.positionText ?? lastPosition.current
    return () => controller.current?.abort()
  }, [address])

  function locate() {
    if (state.isLocating) return
    if (!('geolocation' in navigator)) return setState({ problem: problems.unavailable })
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    // A late answer still counts.
    const timer = setTimeout(() => setState({ problem: problems.unknown }), PATIENCE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      setState({})
    })
    setState({ isLocating: true })
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        clearTimeout(timer)
        if (signal.aborted) return
        if (coords.accuracy > WORST_ACCURACY_METERS) return setState({ problem: problems.inexact })
        setState({ isLocating: true })
        const found = await locateAddress(coords, typedWords(address, lastPosition.current), signal)
        if (signal.aborted) return
        controller.current = undefined
        setState({ found })
        onFind(found)
      },
      () => {
        clearTimeout(timer)
        if (!signal.aborted) setState({ problem: problems.unknown })
      },
      { enableHighAccuracy: true, maximumAge: 60_000 },
    )
  }

  return { ...state, locate }
}

/** What is left of the text without a suggestion, and without the position of an earlier press. */
function typedWords({ text, pick }: AddressValue, lastPosition: string) {
  const isSuggestion = pick && pick.positionText === undefined
  return isSuggestion ? '' : text.replace(lastPosition, '')
}
