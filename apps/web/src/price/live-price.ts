import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { calculatePrice, type Price } from './price.ts'
import { travelRule } from './price-words.ts'
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
  /** Until an address is picked, the price is the one at the city's centre, and they hold the rule of travel. */
  readonly lines: readonly { readonly label: string; readonly amount?: number }[]
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
  const price = calculatePrice({ service, urgency, city, address }, todaysTariff)
  const rules = picks.address ? [] : [{ label: travelRule(todaysTariff) }]
  return {
    service,
    urgency,
    price,
    isExact: Boolean(picks.urgency && picks.address),
    lines: [...price.screenLines.slice(0, 1), ...rules, ...price.screenLines.slice(1)],
  }
}
