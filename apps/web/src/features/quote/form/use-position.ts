import type { Address } from '@plombier/geo-client'
import { useEffect, useRef, useState } from 'react'
import { isPositionAddress } from '../position-address.ts'
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
  readonly found?: Address
}

/**
 * Asks for the visitor's position, only when `locate` is called, and hands its address to `onFind`.
 * Whatever else changes the address ends the wait.
 */
export function usePosition(address: AddressValue, onFind: (found: Address) => void) {
  const [state, setState] = useState<PositionState>({})
  const wish = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends the wait
  useEffect(() => () => wish.current?.abort(), [address])

  function locate() {
    if (state.isLocating) return
    if (!('geolocation' in navigator)) return setState({ problem: problems.unavailable })
    wish.current?.abort()
    wish.current = new AbortController()
    const { signal } = wish.current
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
        const found = await locateAddress(coords, typedWords(address), signal)
        if (signal.aborted) return
        wish.current = undefined
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

function typedWords({ text, pick }: AddressValue) {
  return pick && !isPositionAddress(pick) ? '' : text
}
