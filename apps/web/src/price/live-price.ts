import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { calculatePrice, type Price } from './price.ts'
import {
  calmestUrgency,
  findTodaysService,
  findTodaysUrgency,
  todaysTariff,
} from './todays-prices.ts'

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

/** The price of the picks so far, each empty until then; `undefined` without a service. */
export function livePrice(
  picks: { service: string; urgency: string; address: Address | undefined },
  city: City,
): LivePrice | undefined {
  const service = findTodaysService(picks.service)
  const urgency = picks.urgency ? findTodaysUrgency(picks.urgency) : calmestUrgency
  if (!service || !urgency) return undefined
  const address = picks.address ?? { coordinates: city.center }
  return {
    service,
    urgency,
    price: calculatePrice({ service, urgency, city, address }, todaysTariff),
    isExact: Boolean(picks.urgency && picks.address),
    hasAddress: picks.address !== undefined,
  }
}
