import { type City, nearestCity } from '@plombier/quote-engine'
import { FAR_KILOMETERS } from '../../../address/nearest-city.ts'
import {
  calculatePrice,
  type Price,
  type PricedWork,
  type UrgencyTotal,
} from '../../../price/price.ts'
import { cityWithDe } from '../../../texts/city-name.ts'
import { hours, kilometers, wholeEuros } from '../../../texts/french.ts'

interface PricedTrip extends PricedWork {
  readonly price: Price
}

/** What to consider about a trip, and what leads on. Changes no price. */
export interface Notice {
  readonly text: string
  /** From which city to calculate instead. */
  readonly nearerCity?: City | undefined
  /** The next slower urgency that can be kept. */
  readonly slower?: UrgencyTotal | undefined
}

// Euros. For less, nobody calculates again.
const LEAST_SAVING = 10

/** What a nearer city gains, that no city is near, or that the trip is too long for its urgency. */
export function noticeFor(trip: PricedTrip): Notice | undefined {
  const { address, city, price, urgency } = trip
  const { city: nearest, distanceKm } = nearestCity(address.coordinates)
  const there = calculatePrice({ ...trip, city: nearest }, price.tariff)
  const saved = price.totalPrice - there.totalPrice
  const isLate = ({ travelTime }: Price, { delayHours } = urgency) => travelTime > delayHours * 60
  const isLateFromAll = isLate(there)
  const delay = `le délai de ${urgency.delayHours}\u00A0h`
  const lost = `\u00A0: ${delay} ne peut pas être tenu`

  const isKeptThere = isLate(price) && !isLateFromAll
  const gains = [
    saved >= LEAST_SAVING && `la même intervention coûterait ${wholeEuros(saved)} de moins`,
    isKeptThere && `${delay}, impossible à tenir depuis ${city.name}, pourrait être respecté`,
  ]
  const gained = gains.filter(Boolean).join(' et ')

  const distance = kilometers(Math.round(distanceKm))
  const road = isLateFromAll ? `, soit ${hours(there.travelTime)} de route${lost}` : ''
  const from = gained ? `Même depuis ${nearest.name}` : `Depuis ${city.name}`
  const time = hours((gained ? there : price).travelTime)
  const sentences =
    distanceKm > FAR_KILOMETERS
      ? [
          `${nearest.name}, la ville couverte la plus proche, est à ${distance}${road}.`,
          gained && `Depuis ${nearest.name}, ${gained}.`,
        ]
      : [
          gained &&
            `Cette adresse est plus proche ${cityWithDe(nearest.name)} que ${cityWithDe(city.name)}\u00A0: depuis ${nearest.name}, ${gained}.`,
          isLateFromAll && `${from}, le trajet dure à lui seul ${time}${lost}.`,
        ]
  const text = sentences.filter(Boolean).join(' ')
  if (!text) return undefined
  return {
    text,
    nearerCity: gained ? nearest : undefined,
    slower: price.urgencyTotals.findLast(({ urgency }) => isLateFromAll && !isLate(price, urgency)),
  }
}
