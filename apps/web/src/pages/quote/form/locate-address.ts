import { addressAt } from '../../../address/address-service.ts'
import { askDevicePosition } from '../../../address/device-position.ts'
import type { AddressValue } from './form-schema.ts'
import { pickedValue, positionValue } from './picked-address.ts'

export type LocateStep =
  | { readonly status: 'locating' }
  /** `problem` tells the visitor why, and what to do instead. An answer can still come. */
  | { readonly status: 'unlocated'; readonly problem: string }

/**
 * Asks the device for its position, and the address service for the address there. Where there is none, the
 * position itself is the address, behind what was typed.
 */
export function locateAddress(
  typed: string,
  signal: AbortSignal,
  onStep: (step: LocateStep) => void,
  onFound: (value: AddressValue) => void,
) {
  onStep({ status: 'locating' })
  askDevicePosition({
    options: { enableHighAccuracy: true, maximumAge: 60_000 },
    worstAccuracyKm: 1,
    signal,
    onProblem: (problem) =>
      onStep({ status: 'unlocated', problem: `${problem}\u00A0: saisissez votre adresse.` }),
    onFound: async (position) => {
      const address = await addressAt(position, signal)
      if (signal.aborted) return
      onFound(address ? pickedValue(address, '') : positionValue(position, typed))
    },
  })
}
