import { type City, nearestCity } from '@plombier/quote-engine'
import { askDevicePosition } from '../device/device-position.ts'
import { kilometers, roundedKilometers } from '../format/french.ts'
import { FAR_KILOMETERS } from '../place/nearest-city.ts'

/** The message to show, and the nearest city, if one was found and is near. */
export interface LocateAnswer {
  readonly message: string
  readonly nearest?: City
}

/** Rougher, and another city may be the nearest: a computer without GPS is placed by its provider. */
const WORST_ACCURACY_KILOMETERS = 20

/**
 * Finds the covered city nearest to the device, without a request. Calls `onAnswer` while it searches,
 * then with the result; after ten seconds without one with a message, and again where one comes late.
 */
export function locateNearest(onAnswer: (answer: LocateAnswer) => void) {
  const onProblem = (problem: string) =>
    onAnswer({ message: `${problem}. Choisissez votre ville dans la liste.` })
  onAnswer({ message: 'Localisation en cours…' })
  askDevicePosition({
    options: { maximumAge: 600_000 },
    onProblem,
    onFound: (coords) => {
      const accuracy = Math.round(coords.accuracy / 1000)
      if (accuracy > WORST_ACCURACY_KILOMETERS) {
        return onProblem(`Position connue à ${kilometers(accuracy)} près seulement`)
      }
      const { city, distanceKm } = nearestCity(coords)
      const distance = roundedKilometers(Math.round(distanceKm))
      onAnswer(
        distanceKm > FAR_KILOMETERS
          ? { message: `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}.` }
          : { nearest: city, message: `La plus proche\u00A0: ${city.name}, à\u00A0${distance}.` },
      )
    },
  })
}
