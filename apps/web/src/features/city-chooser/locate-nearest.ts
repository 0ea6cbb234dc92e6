import { type City, nearestCity } from '@plombier/quote-engine'
import { someKilometers } from '../../format/french.ts'
import { FAR_KILOMETERS } from '../../site/coverage.ts'

/** A sentence about where the visitor is, and the nearest city if it is near. */
export interface Location {
  readonly message: string
  readonly nearest?: City
}

/** Finds the nearest city on the device. Answers twice: that it is searching, then what it found. */
export function locateNearest(answer: (location: Location) => void) {
  if (!('geolocation' in navigator)) {
    answer({ message: 'Votre navigateur ne donne pas votre position. Choisissez votre ville.' })
    return
  }
  answer({ message: 'Localisation en cours…' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const { city, distanceKm } = nearestCity(coords)
      const distance = someKilometers(Math.round(distanceKm))
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
