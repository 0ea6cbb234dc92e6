import {
  type City,
  calculateQuote,
  findUrgency,
  nearestCity,
  type QuoteRequest,
} from '@plombier/quote-engine'
import type { Price } from '../../price/price-texts.ts'
import { kilometers, wholeEuros } from '../../texts/french.ts'

/** If the nearest covered city is farther away, the advice says that none is near. */
const NEAR_KILOMETERS = 100
/** In euros. A smaller saving is not worth another calculation. */
const LEAST_SAVING = 10

/** One sentence on a trip, and what to choose instead. */
export interface TripAdvice {
  readonly text: string
  /** The most urgent level whose delay the trip meets, where that of the request cannot be kept. */
  readonly instead: Price['totals'][number] | undefined
  /** The city from which the same work costs less. */
  readonly nearerCity: City | undefined
}

/**
 * What to consider about the trip of a request: that no covered city is near, that the delay cannot be kept, or
 * that a nearer city costs less; the first of these that holds.
 */
export function tripAdvice(
  request: QuoteRequest,
  { quote, totals }: Price,
): TripAdvice | undefined {
  const { city: nearest, distanceKm } = nearestCity(request.destination)
  const fromNearest = calculateQuote({ ...request, origin: nearest.center })
  const saved = quote.totalPrice - fromNearest.totalPrice
  const nearerCity = saved >= LEAST_SAVING ? nearest : undefined
  const { delayHours } = findUrgency(request.urgency)
  const isLate = (hours: number) => quote.travelTime > hours * 60
  const advice = (text: string, instead?: TripAdvice['instead']) => ({ text, instead, nearerCity })
  if (distanceKm > NEAR_KILOMETERS) {
    return advice(
      `Aucune ville couverte n’est proche\u00A0: ${nearest.name} est à ${kilometers(Math.round(distanceKm))}.`,
    )
  }
  if (isLate(delayHours)) {
    const [soonest] = totals
      .filter(({ urgency }) => !isLate(urgency.delayHours))
      .sort((one, other) => one.urgency.delayHours - other.urgency.delayHours)
    return advice(`En ${delayHours}\u00A0h, ce n’est pas possible ici.`, soonest)
  }
  return (
    nearerCity &&
    advice(`Depuis ${nearest.name}, la même intervention coûterait ${wholeEuros(saved)} de moins.`)
  )
}
