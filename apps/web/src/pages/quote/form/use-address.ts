import type { Address, AddressSearchSnapshot } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addressAt, searchNear } from '../../../address/address-service.ts'
import { askDevicePosition } from '../../../address/device-position.ts'
import { pickedValue, positionValue } from '../../../address/picked-address.ts'
import type { AddressValue } from '../../../memory.ts'

/** What the field is doing, or has done, for the value that stands in it. */
export type AddressState =
  // `idle`: nothing is searched for, because the text is too short, or because nobody has asked yet.
  | Pick<AddressSearchSnapshot, 'status'>
  | { readonly status: 'locating' | 'confirmed' }
  // `problem` says why, and what to do instead. A position can still come.
  | { readonly status: 'unlocated'; readonly problem: string }

export interface AddressOptions {
  /** Addresses near it come first. Another city needs another `key`. */
  readonly city: City
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
}

const none: readonly Address[] = []

/** Searches and locates for an address field. The form owns the value; each answer counts for one value. */
export function useAddress({ city, value, onChange }: AddressOptions) {
  // As state, because React may drop what `useMemo` holds.
  const [search] = useState(() => searchNear(city))
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  const [lastFound, setLastFound] = useState(none)
  const [position, setPosition] = useState<{ value: AddressValue; state: AddressState }>()
  const wait = useRef<AbortController>(undefined)
  const state = currentState()

  // The rows of the text before stay in sight until the answer comes, so that the list does not blink.
  const isWaiting = state.status === 'searching'
  const suggestions = state.status === 'found' ? snapshot.suggestions : isWaiting ? lastFound : none
  if (suggestions !== lastFound) setLastFound(suggestions)

  function currentState(): AddressState {
    if (position?.value === value) return position.state
    if (value.pick) return { status: 'confirmed' }
    return snapshot.query === value.text ? snapshot : { status: 'idle' }
  }

  useEffect(() => () => wait.current?.abort(), [])

  function change(next: AddressValue) {
    wait.current?.abort()
    search.setQuery(next.pick ? '' : next.text)
    onChange(next)
  }

  /** Searches for a text that stands in the field, also again after a failure. */
  function searchFor(text: string) {
    if (value.pick || state.status === 'locating') return
    setPosition(undefined)
    search.setQuery(text)
  }

  /**
   * Picks the address at the device's position. Where there is none, the position itself is the address,
   * behind what was typed.
   */
  function locate() {
    if (state.status === 'locating') return
    wait.current?.abort()
    wait.current = new AbortController()
    const { signal } = wait.current
    setPosition({ value, state: { status: 'locating' } })
    askDevicePosition({
      options: { enableHighAccuracy: true, maximumAge: 60_000 },
      worstAccuracyKm: 1,
      signal,
      onProblem: (reason) => {
        const problem = `${reason}\u00A0: saisissez votre adresse.`
        setPosition({ value, state: { status: 'unlocated', problem } })
      },
      onFound: async (found) => {
        const address = await addressAt(found, signal)
        if (signal.aborted) return
        change(address ? pickedValue(address) : positionValue(found, value.pick ? '' : value.text))
      },
    })
  }

  return { state, suggestions, change, searchFor, locate }
}
