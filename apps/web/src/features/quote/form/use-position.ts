import { useEffect, useRef, useState } from 'react'
import { askDevicePosition } from '../../../site/device-position.ts'
import type { PickedAddress } from '../address-schema.ts'
import type { AddressValue } from '../quote-input.ts'
import { locateAddress } from './locate-address.ts'

const WORST_ACCURACY_METERS = 1000

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
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    signal.addEventListener('abort', () => setState({}))
    const onProblem = (problem: string) =>
      setState({ problem: `${problem}\u00A0: saisissez votre adresse.` })
    setState({ isLocating: true })
    askDevicePosition({
      options: { enableHighAccuracy: true, maximumAge: 60_000 },
      signal,
      onProblem,
      onFound: async (coords) => {
        if (coords.accuracy > WORST_ACCURACY_METERS) {
          return onProblem('Position connue à plus d’un kilomètre près')
        }
        setState({ isLocating: true })
        const found = await locateAddress(coords, typedWords(address, lastPosition.current), signal)
        if (signal.aborted) return
        controller.current = undefined
        setState({ found })
        onFind(found)
      },
    })
  }

  return { ...state, locate }
}

/** What is left of the text without a suggestion, and without the position of an earlier press. */
function typedWords({ text, pick }: AddressValue, lastPosition: string) {
  const isSuggestion = pick && pick.positionText === undefined
  return isSuggestion ? '' : text.replace(lastPosition, '')
}
