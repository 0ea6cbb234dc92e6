import type { City } from '@plombier/quote-engine'
import { askDevicePosition } from '../device/device-position.ts'
import { nearestService } from './service-area.ts'

/** The message to show, and the nearest city, if one was found and is near. */
export interface LocateAnswer {
  readonly message: string
  readonly nearest?: City
}

// The later press wins.
let controller = new AbortController()

/**
 * Finds the covered city nearest to the device, without a request. Calls `onAnswer` while it searches,
 * then with the result; after ten seconds without one with a message, and again where one comes late.
 */
export function locateNearest(onAnswer: (answer: LocateAnswer) => void) {
  controller.abort()
  controller = new AbortController()
  onAnswer({ message: 'Localisation en cours…' })
  askDevicePosition({
    options: { maximumAge: 600_000 },
    signal: controller.signal,
    onProblem: (problem) =>
      onAnswer({ message: `${problem}. Choisissez votre ville dans la liste.` }),
    onFound: (coords) => {
      const { city, isFar, words } = nearestService(coords)
      onAnswer(
        isFar
          ? { message: `${words}.` }
          : { nearest: city, message: `La plus proche\u00A0: ${words}.` },
      )
    },
  })
}
