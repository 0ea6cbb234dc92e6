import {
  type City,
  findService,
  findUrgency,
  type Service,
  type Urgency,
} from '@plombier/quote-engine'
import { calculatePrice, type Price } from '../../../price/price.ts'
import { travelRule } from '../../../price/price-texts.ts'
import type { FormValues } from './form-schema.ts'

/** The price that is shown while the form is filled in. */
export interface LivePrice {
  readonly service: Service
  readonly urgency: Urgency
  readonly price: Price
  /** Whether service, urgency and address are picked. */
  readonly isExact: boolean
  /**
   * The lines of the breakdown. Until an address is picked, the price is the one at the city's centre, and a
   * line without an amount names the travel rule.
   */
  readonly lines: readonly { readonly label: string; readonly amount?: number }[]
}

/** The price of the picks so far; `undefined` without a service. */
export function livePrice(values: FormValues, city: City): LivePrice | undefined {
  const service = findService(values.service)
  if (!service) return undefined
  const urgency = findUrgency(values.urgency)
  const { pick } = values.address
  const shown = urgency ?? findUrgency('normal')
  const price = calculatePrice({
    serviceId: service.id,
    urgency: shown.key,
    origin: city.center,
    destination: pick?.coordinates ?? city.center,
  })
  const [base, ...others] = price.screenLines
  return {
    service,
    urgency: shown,
    price,
    isExact: Boolean(urgency && pick),
    lines: [...(base ? [base] : []), ...(pick ? [] : [{ label: travelRule }]), ...others],
  }
}
