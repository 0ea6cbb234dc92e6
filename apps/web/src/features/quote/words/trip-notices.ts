import { type City, nearestCity, type Urgency } from '@plombier/quote-engine'
import { cityWithDe } from '../../../format/city-name.ts'
import { kilometers, minutes, wholeEuros } from '../../../format/french.ts'
import { FAR_KILOMETERS } from '../../../place/nearest-city.ts'
import {
  calculatePrice,
  type Price,
  type PricedWork,
  type UrgencyTotal,
} from '../../../price/price.ts'

interface PricedTrip extends PricedWork {
  /** From whose centre the trip begins. */
  readonly city: City
  readonly price: Price
}

/** What to consider about a trip, and what leads on. Changes no price. */
export interface TripNotice {
  readonly text: string
  /** From which city to calculate instead. */
  readonly nearerCity?: City
  /** The next slower urgency that can be kept. */
  readonly slower?: UrgencyTotal | undefined
}

/** The notices about a trip, each independent of the others. */
export function tripNotices(trip: PricedTrip): readonly TripNotice[] {
  return [lateArrival(trip), nearerCity(trip)].filter((notice) => notice !== undefined)
}

/** Where the trip takes longer than the urgency promises. */
function lateArrival({ city, urgency, price }: PricedTrip): TripNotice | undefined {
  const isLate = ({ delayHours }: Urgency) => price.travelTime > delayHours * 60
  if (!isLate(urgency)) return undefined
  return {
    text: `Depuis ${city.name}, le trajet dure à lui seul ${minutes(price.travelTime)}\u00A0: le délai de ${urgency.delayHours}\u00A0h ne peut pas être tenu.`,
    slower: price.urgencyTotals.findLast(({ urgency }) => !isLate(urgency)),
  }
}

/** Where no covered city is near, or the work costs less from another one. */
function nearerCity(trip: PricedTrip): TripNotice | undefined {
  const { address, city, price } = trip
  const { city: nearest, distanceKm } = nearestCity(address.coordinates)
  if (distanceKm > FAR_KILOMETERS) {
    return {
      text: `Aucune ville couverte n’est proche de cette adresse\u00A0: la plus proche est ${nearest.name}, à ${kilometers(Math.round(distanceKm))}.`,
    }
  }
  const there = calculatePrice({ ...trip, city: nearest }, price.tariff)
  const saved = price.totalPrice - there.totalPrice
  if (saved <= 0) return undefined
  return {
    text: `Cette adresse est plus proche ${cityWithDe(nearest.name)} que ${cityWithDe(city.name)}\u00A0: depuis ${nearest.name}, la même intervention coûterait ${wholeEuros(saved)} de moins.`,
    nearerCity: nearest,
  }
}
