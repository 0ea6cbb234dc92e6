import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { lowestUrgency } from './advertised-price.ts'
import { calculatePrice, type Price } from './price.ts'
import { findTodaysService, todaysTariff, todaysUrgencies } from './todays-prices.ts'

/** The price that is shown while the form is filled in. */
export interface LivePrice {
  readonly service: Service
  readonly urgency: Urgency
  readonly price: Price
  /** The total at each urgency, by its key. */
  readonly totals: Readonly<Record<string, number>>
  /** Whether service, urgency and address are picked. */
  readonly isExact: boolean
  /** Until an address is picked, the price is the one at the city's centre. */
  readonly hasAddress: boolean
}

/** What a price depends on, empty until it is picked: a service id, an urgency key, an address. */
interface Picks {
  readonly service: string
  readonly urgency: string
  readonly address: Address | undefined
}

/** The price of the picks so far, at the lowest urgency by default; `undefined` without a service. */
export function livePrice(picks: Picks, city: City): LivePrice | undefined {
  const service = findTodaysService(picks.service)
  if (!service) return undefined
  const address = picks.address ?? { coordinates: city.center }
  const prices = todaysUrgencies.map((urgency) => ({
    urgency,
    price: calculatePrice({ service, urgency, city, address }, todaysTariff),
  }))
  const key = picks.urgency || lowestUrgency(todaysTariff).key
  const shown = prices.find(({ urgency }) => urgency.key === key)
  return (
    shown && {
      service,
      ...shown,
      totals: Object.fromEntries(
        prices.map(({ urgency, price }) => [urgency.key, price.totalPrice]),
      ),
      isExact: Boolean(picks.urgency && picks.address),
      hasAddress: picks.address !== undefined,
    }
  )
}
