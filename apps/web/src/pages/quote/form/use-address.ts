import type { Address, AddressSearchSnapshot } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { searchNear } from '../../../address/address-service.ts'
import type { AddressValue } from './form-schema.ts'
import { type LocateStep, locateAddress } from './locate-address.ts'
import { pickedValue } from './picked-address.ts'

/** What the field is doing, or has done, for the value that stands in it. */
export type AddressState =
  // `idle`: nothing is searched for, because the text is too short or is as the tab remembers it.
  | Pick<AddressSearchSnapshot, 'status' | 'suggestions'>
  | LocateStep
  | { readonly status: 'confirmed' }

export interface AddressOptions {
  /** Addresses near it come first. Another city needs another `key`. */
  readonly city: City
  readonly value: AddressValue
  readonly onChange: (value: AddressValue) => void
}

/** Searches and locates for an address field. The form owns the value; each answer counts for one value. */
export function useAddress({ city, value, onChange }: AddressOptions) {
  // As state, because React may drop what `useMemo` holds.
  const [search] = useState(() => searchNear(city))
  const [remembered] = useState(value)
  const snapshot = useSyncExternalStore(search.subscribe, search.getSnapshot, search.getSnapshot)
  const [position, setPosition] = useState<{ value: AddressValue; step: LocateStep }>()
  const wait = useRef<AbortController>(undefined)
  const state = currentState()

  function currentState(): AddressState {
    if (position?.value === value) return position.step
    if (value.pick) return { status: 'confirmed' }
    return snapshot.query === value.text ? snapshot : { status: 'idle', suggestions: [] }
  }

  // An effect, because a text from before hydration comes without a key. A remembered text is only searched
  // for once the field is entered.
  useEffect(() => {
    if (value !== remembered) search.setQuery(value.pick ? '' : value.text)
    return () => wait.current?.abort()
  }, [search, remembered, value])

  function type(text: string) {
    onChange({ text })
  }

  function pick(address: Address) {
    onChange(pickedValue(address, value.text))
  }

  /** Searches for what stands in the field, also again after a failure. */
  function searchAgain() {
    if (value.pick || state.status === 'locating') return
    setPosition(undefined)
    search.setQuery(value.text)
  }

  /** Picks the address of the visitor's position. */
  function locate() {
    if (state.status === 'locating') return
    wait.current?.abort()
    wait.current = new AbortController()
    const typed = value.pick ? '' : value.text
    locateAddress(typed, wait.current.signal, (step) => setPosition({ value, step }), onChange)
  }

  return { state, type, pick, searchAgain, locate }
}
