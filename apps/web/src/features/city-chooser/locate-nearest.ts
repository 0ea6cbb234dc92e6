import { type City, nearestCity } from '@plombier/quote-engine'
import { kilometers } from '../../format/french.ts'

/** What is known of the visitor's place: a sentence, and the nearest city where it is near. */
export interface Location {
  readonly message: string
  readonly nearest?: City
}

// Beyond this the nearest city is no help.
const FAR_KILOMETERS = 100

/** Looks for the nearest covered city, on the device alone. Answers at once and when it is found. */
export function locateNearest(answer: (location: Location) => void) {
  if (!('geolocation' in navigator)) {
    answer({ message: 'Votre navigateur ne donne pas votre position. Choisissez votre ville.' })
    return
  }
  answer({ message: 'Localisation en cours…' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { city, distanceKm } = nearestCity(coords)
      const distance = kilometers(Math.round(distanceKm))
      answer(
        distanceKm > FAR_KILOMETERS
          ? { message: `Aucune ville couverte n’est proche\u00A0: ${city.name} est à ${distance}.` }
          : { nearest: city, message: `La plus proche\u00A0: ${city.name}, à ${distance}.` },
      )
    },
    () =>
      answer({ message: 'Position refusée ou introuvable. Choisissez votre ville dans la liste.' }),
    { timeout: 10_000, maximumAge: 600_000 },
  )
}
