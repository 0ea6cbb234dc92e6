import { ratesOf, servicesOf, tariffOn, urgenciesOf } from '@plombier/quote-engine'

/** Of the day on which the tests run. */
export const todaysTariff = tariffOn(new Date().toISOString().slice(0, 10))
export const todaysServices = servicesOf(todaysTariff)
export const todaysUrgencies = urgenciesOf(todaysTariff)

/** As the list of urgencies shows it beside a leak, or where no service is picked. */
export function multiplierOf(urgency: string, serviceId = 'fuite') {
  return ratesOf({ serviceId, urgency }, todaysTariff).urgencyMultiplier
}

/** What a price starts from. */
export const lowestUrgency = todaysUrgencies.reduce((lowest, urgency) =>
  multiplierOf(urgency.key) < multiplierOf(lowest.key) ? urgency : lowest,
)
