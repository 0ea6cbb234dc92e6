import {
  calculateQuote,
  DEFAULT_MAP_CENTER,
  type Quote,
  ratesOf,
  type Service,
  type Tariff,
  type Urgency,
  urgenciesOf,
} from '@plombier/quote-engine'
import { todaysTariff } from './todays-prices.ts'

/** The urgency at which a service costs least by a tariff, the calmest of several. */
export function lowestUrgency({ id }: Service, tariff: Tariff): Urgency {
  const multiplier = ({ key }: Urgency) =>
    ratesOf({ serviceId: id, urgency: key }, tariff).urgencyMultiplier
  return urgenciesOf(tariff).reduce((lowest, urgency) =>
    multiplier(urgency) < multiplier(lowest) ? urgency : lowest,
  )
}

/** The quote for a service where nothing else is known: at a city's centre, at the lowest urgency. */
export function advertisedQuote(service: Service, tariff: Tariff = todaysTariff): Quote {
  const centre = { origin: DEFAULT_MAP_CENTER, destination: DEFAULT_MAP_CENTER }
  const { key } = lowestUrgency(service, tariff)
  return calculateQuote({ ...centre, serviceId: service.id, urgency: key }, tariff)
}
