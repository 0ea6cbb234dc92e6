import type { Coordinates } from '@plombier/quote-engine'
import { addressAt } from '../../../address/address-service.ts'
import { askDevicePosition } from '../../../address/device-position.ts'
import { decimal } from '../../../texts/french.ts'
import type { PickedAddress } from '../state/address-schema.ts'

export type LocateStep =
  | { readonly status: 'locating' }
  /** `problem` says why, and what to do instead, to the visitor. An answer can still come. */
  | { readonly status: 'unlocated'; readonly problem: string }
  | { readonly status: 'located'; readonly address: PickedAddress }

/**
 * Asks the device for its position and the address service for the address there. Without one, the
 * position itself is the address, with the words that the visitor has typed. Tells each step.
 */
export function locateAddress(
  words: string,
  signal: AbortSignal,
  onStep: (step: LocateStep) => void,
) {
  const onProblem = (problem: string) =>
    onStep({ status: 'unlocated', problem: `${problem}\u00A0: saisissez votre adresse.` })
  onStep({ status: 'locating' })
  askDevicePosition({
    options: { enableHighAccuracy: true, maximumAge: 60_000 },
    worstAccuracyKm: 1,
    signal,
    onProblem,
    onFound: async (coords) => {
      const address = await addressAt(coords, signal)
      if (signal.aborted) return
      onStep({ status: 'located', address: address ?? positionAddress(coords, words) })
    },
  })
}

/** `45,76310` */
const degrees = (coordinate: number) => decimal(Math.abs(coordinate), 5, 5)

/** A position as an address: `Position 45,76310 N, 4,83440 E`. Behind words, it stands in brackets. */
export function positionAddress({ latitude, longitude }: Coordinates, typed: string) {
  const northOrSouth = `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}`
  const eastOrWest = `${degrees(longitude)} ${longitude < 0 ? 'O' : 'E'}`
  const words = typed.trim()
  const place = `${northOrSouth}, ${eastOrWest}`
  const label = words ? `${words} (position ${place})` : `Position ${place}`
  return { label, coordinates: { latitude, longitude } }
}
