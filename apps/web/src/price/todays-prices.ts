import {
  calculateQuote,
  DEFAULT_MAP_CENTER,
  type Quote,
  type Service,
  servicesOf,
  type Tariff,
  tariffOn,
  tariffs,
  type Urgency,
  urgenciesOf,
} from '@plombier/quote-engine'

/**
 * The tariff that applies on a day, by the visitor's clock. Where that is before the first tariff, and so
 * wrong, the newest.
 */
export function tariffAt(time: Date): Tariff {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  const day = local.toISOString().slice(0, 10)
  return tariffOn(tariffs.some(({ date }) => date <= day) ? day : '9999-12-31')
}

/**
 * Prices what is asked now. Looked up once, when the page is loaded or built, so that a page says the same
 * until it is loaded again.
 */
export const todaysTariff = tariffAt(new Date())

/** What can be asked for now, with today's prices. */
export const todaysServices = servicesOf(todaysTariff)
export const todaysUrgencies = urgenciesOf(todaysTariff)
/** The one that costs least. */
export const [calmestUrgency] = todaysUrgencies as readonly [Urgency, ...Urgency[]]

export function findTodaysService(id: string) {
  return todaysServices.find((service) => service.id === id)
}

export function findTodaysUrgency(key: string) {
  return todaysUrgencies.find((urgency) => urgency.key === key)
}

/** The quote for a service where nothing else is known: at a city's centre, at the calmest urgency. */
export function advertisedQuote({ id }: Service): Quote {
  const centre = { origin: DEFAULT_MAP_CENTER, destination: DEFAULT_MAP_CENTER }
  return calculateQuote({ ...centre, serviceId: id, urgency: calmestUrgency.key }, todaysTariff)
}
