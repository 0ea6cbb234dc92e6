import { type City, calculateQuote, findUrgency, nearestCity } from '@plombier/quote-engine'
import { kilometers, minutes, wholeEuros } from '../../texts/french.ts'
import type { IssuedQuote } from './issued-quote.ts'

/** If the nearest covered city is farther away, the advice says that none is near. */
const NEAR_KILOMETERS = 100
/** In euros. A smaller saving is not worth another calculation. */
const LEAST_SAVING = 10

/** One sentence on a trip, and the city from which the same work costs less. */
export interface TripAdvice {
  readonly text: string
  readonly nearerCity: City | undefined
}

/**
 * What to consider about the trip of a quote: that no covered city is near, that the delay cannot be kept, or
 * that a nearer city costs less; the first of these that holds.
 */
export function tripAdvice(quote: IssuedQuote): TripAdvice | undefined {
  const { address, serviceId, totalPrice, travelTime, urgency } = quote
  const { city: nearest, distanceKm } = nearestCity(address.coordinates)
  const fromNearest = calculateQuote({
    serviceId,
    urgency,
    origin: nearest.center,
    destination: address.coordinates,
  })
  const saved = totalPrice - fromNearest.totalPrice
  const { delayHours } = findUrgency(urgency)
  const text =
    distanceKm > NEAR_KILOMETERS
      ? `Aucune ville couverte n’est proche\u00A0: ${nearest.name} est à ${kilometers(Math.round(distanceKm))}.`
      : travelTime > delayHours * 60
        ? `Délai de ${delayHours}\u00A0h impossible, arrivée estimée\u00A0: ${minutes(travelTime)} après le départ.`
        : saved >= LEAST_SAVING
          ? `Depuis ${nearest.name}, la même intervention coûterait ${wholeEuros(saved)} de moins.`
          : undefined
  return text ? { text, nearerCity: saved >= LEAST_SAVING ? nearest : undefined } : undefined
}
