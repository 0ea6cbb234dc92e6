import { servicesOf, tariffOn, urgenciesOf } from '@plombier/quote-engine'

/** Of the day on which the tests run. */
export const todaysTariff = tariffOn(new Date().toISOString().slice(0, 10))
export const todaysServices = servicesOf(todaysTariff)
export const todaysUrgencies = urgenciesOf(todaysTariff)

/** What a price starts from. */
export const lowestUrgency = todaysUrgencies.reduce((lowest, urgency) =>
  urgency.multiplier < lowest.multiplier ? urgency : lowest,
)
