import { type City, nearestCity } from '@plombier/quote-engine'
import { askDevicePosition } from '../address/device-position.ts'
import { FAR_KILOMETERS, noCityNear } from '../address/nearest-city.ts'
import { roundedKilometers } from '../texts/french.ts'

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
  const onProblem = (problem: string) =>
    onAnswer({ message: `${problem}. Choisissez votre ville dans la liste.` })
  onAnswer({ message: 'Localisation en cours…' })
  askDevicePosition({
    options: { maximumAge: 600_000 },
    // Rougher, and another city may be the nearest: a computer without GPS is placed by its provider.
    worstAccuracyKm: 20,
    signal: controller.signal,
    onProblem,
    onFound: (coords) => {
      const { city, distanceKm } = nearestCity(coords)
      if (distanceKm > FAR_KILOMETERS) return onAnswer({ message: noCityNear(city, distanceKm) })
      const distance = roundedKilometers(Math.round(distanceKm))
      onAnswer({
        nearest: city,
        message: `La plus proche\u00A0: ${city.name}, à\u00A0${distance}.`,
      })
    },
  })
}
