import {
  calculateQuote,
  currentTariff,
  DEFAULT_MAP_CENTER,
  type Service,
  type Tariff,
} from '@plombier/quote-engine'

/** The price of a service where nothing else is known: at a city's centre, not urgent. Whole euros. */
export function advertisedPrice({ id }: Service, tariff: Tariff<string> = currentTariff): number {
  const centre = { origin: DEFAULT_MAP_CENTER, destination: DEFAULT_MAP_CENTER }
  return calculateQuote({ ...centre, serviceId: id, urgency: 'normal' }, tariff).totalPrice
}
