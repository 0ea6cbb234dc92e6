import type { AddressSearchSnapshot } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { withoutDepartment } from '../../../address/address-name.ts'
import { searchNear } from '../../../address/address-service.ts'
import type { PickedAddress } from '../state/address-schema.ts'
import { type AddressValue, pickedFor, pickedValue } from '../state/quote-input.ts'
import { type LocateStep, locateAddress } from './locate-address.ts'

/** What the field is at: searching, locating, or done. */
export type AddressState =
  // `idle`: nothing typed, or nothing that is searched for. Else the search for what is typed.
  | Pick<AddressSearchSnapshot, 'status' | 'suggestions'>
  | LocateStep
  | { readonly status: 'confirmed' }

export interface AddressOptions {
  /** What is near it comes first; another city needs another `key`. */
  readonly city: City
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
}

/**
 * The address of a form, while a visitor looks for it. The form owns the value; search and position are
 * about one value each, and count as long as it stands.
 */
export function useAddress({ city, value, onChange }: AddressOptions) {
  // As state, because React may drop what `useMemo` holds.
  const [search, setSearch] = useState(() => searchNear({ ...city.center, name: city.name }))
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  const [position, setPosition] = useState<{ value: AddressValue; step: LocateStep }>()
  const wait = useRef<AbortController>(undefined)
  const state = currentState()

  function currentState(): AddressState {
    if (position?.value === value) return position.step
    if (value.pick) return { status: 'confirmed' }
    return snapshot.query === withoutDepartment(value.text)
      ? snapshot
      : { status: 'idle', suggestions: [] }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the value changes
  useEffect(() => () => wait.current?.abort(), [value])

  /** Searches for what is typed. */
  function type(text: string) {
    // After hydration, what is there already is typed again: it keeps its pick.
    if (value.pick && text === value.text) return
    onChange({ text, pick: undefined })
    // Whoever picked a commune goes on with its streets.
    const { city: name, coordinates } = value.pick ?? {}
    const next = name && coordinates ? searchNear({ ...coordinates, name }) : search
    setSearch(next)
    next.setQuery(withoutDepartment(text))
  }

  function pick(address: PickedAddress) {
    onChange(pickedFor(value.text, address))
  }

  /** Searches again, if the search for what is typed has failed or was ended. */
  function retry() {
    if (value.pick || state.status === 'locating') return
    setPosition(undefined)
    search.setQuery(withoutDepartment(value.text))
  }

  /** Picks the address of the visitor's position. */
  function locate() {
    if (state.status === 'locating') return
    search.setQuery('')
    wait.current?.abort()
    wait.current = new AbortController()
    const words = value.pick ? '' : value.text
    locateAddress(words, wait.current.signal, (step) => {
      if (step.status !== 'located') return setPosition({ value, step })
      const located = pickedValue(step.address)
      setPosition({ value: located, step })
      onChange(located)
    })
  }

  return { state, type, pick, retry, locate }
}
