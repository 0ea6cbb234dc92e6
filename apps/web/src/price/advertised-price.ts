import {
  calculateQuote,
  DEFAULT_MAP_CENTER,
  type Service,
  type Tariff,
  type Urgency,
  urgenciesOf,
} from '@plombier/quote-engine'
import { todaysTariff } from './todays-prices.ts'

/** The urgency that costs least by a tariff, the calmest of several. */
export function lowestUrgency(tariff: Tariff<string>): Urgency {
  return urgenciesOf(tariff).reduce((lowest, urgency) =>
    urgency.multiplier < lowest.multiplier ? urgency : lowest,
  )
}

/** The price of a service where nothing else is known: at a city's centre, at the lowest urgency. Whole euros. */
export function advertisedPrice({ id }: Service, tariff: Tariff<string> = todaysTariff): number {
  const centre = { origin: DEFAULT_MAP_CENTER, destination: DEFAULT_MAP_CENTER }
  const { key } = lowestUrgency(tariff)
  return calculateQuote({ ...centre, serviceId: id, urgency: key }, tariff).totalPrice
}
