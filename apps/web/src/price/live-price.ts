import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { lowestUrgency } from './advertised-price.ts'
import { calculatePrice, type Price } from './price.ts'
import { findTodaysService, findTodaysUrgency, todaysTariff } from './todays-prices.ts'

/** The price that is shown while the form is filled in. */
export interface LivePrice {
  readonly service: Service
  readonly urgency: Urgency
  readonly price: Price
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
  const urgency = picks.urgency
    ? findTodaysUrgency(picks.urgency)
    : lowestUrgency(service, todaysTariff)
  if (!urgency) return undefined
  const address = picks.address ?? { coordinates: city.center }
  return {
    service,
    urgency,
    price: calculatePrice({ service, urgency, city, address }, todaysTariff),
    isExact: Boolean(picks.urgency && picks.address),
    hasAddress: picks.address !== undefined,
  }
}
