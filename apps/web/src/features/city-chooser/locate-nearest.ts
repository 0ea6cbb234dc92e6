import { type City, nearestCity } from '@plombier/quote-engine'
import { someKilometers } from '../../format/french.ts'
import { FAR_KILOMETERS } from '../../site/service-area.ts'

/** The message to show, and the nearest city, if one was found and is near. */
export interface LocateAnswer {
  readonly message: string
  readonly nearest?: City
}

/**
 * Finds the covered city nearest to the device, without a request. Calls `onAnswer` twice: while it
 * searches, then with the result; only once if the browser has no geolocation.
 */
export function locateNearest(onAnswer: (answer: LocateAnswer) => void) {
  if (!('geolocation' in navigator)) {
    onAnswer({ message: 'Votre navigateur ne donne pas votre position. Choisissez votre ville.' })
    return
  }
  onAnswer({ message: 'Localisation en cours…' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { city, distanceKm } = nearestCity(coords)
      const distance = someKilometers(Math.round(distanceKm))
      onAnswer(
        distanceKm > FAR_KILOMETERS
          ? { message: `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}.` }
          : { nearest: city, message: `La plus proche\u00A0: ${city.name}, à ${distance}.` },
      )
    },
    () =>
      onAnswer({
        message: 'Position refusée ou introuvable. Choisissez votre ville dans la liste.',
      }),
    { timeout: 10_000, maximumAge: 600_000 },
  )
}
