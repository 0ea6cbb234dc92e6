import {
  type City,
  findService,
  findUrgency,
  type QuoteRequest,
  type Service,
  type Urgency,
} from '@plombier/quote-engine'
import { useSelector } from '@tanstack/react-form'
import type { PickedAddress } from '../../../memory.ts'
import { type Price, priceOf, startingUrgency } from '../../../price/price-texts.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

/** The price that is shown while the form is filled in. */
export interface LivePrice {
  readonly service: Service
  /** `undefined` until the visitor chooses one. Until then the price is that of `startingUrgency`. */
  readonly urgency: Urgency | undefined
  readonly pick: PickedAddress | undefined
  /** Until an address is picked, the trip ends at the city's centre. */
  readonly request: QuoteRequest
  readonly price: Price
  /** Whether service, urgency and address are picked. */
  readonly isExact: boolean
}

/** The price of the picks so far; `undefined` without a service. Only another pick renders again. */
export function useLivePrice(form: QuoteFormApi, city: City): LivePrice | undefined {
  const serviceId = useSelector(form.store, ({ values }) => values.service)
  const urgencyKey = useSelector(form.store, ({ values }) => values.urgency)
  const pick = useSelector(form.store, ({ values }) => values.address.pick)
  const service = findService(serviceId)
  const urgency = findUrgency(urgencyKey)
  if (!service) return undefined
  const request = {
    serviceId: service.id,
    urgency: (urgency ?? startingUrgency).key,
    origin: city.center,
    destination: pick?.coordinates ?? city.center,
  }
  const isExact = Boolean(urgency && pick)
  return { service, urgency, pick, request, price: priceOf(request), isExact }
}
