import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { computePrice, type Price } from '../../price/price.ts'
import { addressName } from './address-name.ts'
import type { QuoteRequest } from './form/quote-form-schema.ts'
import { takeQuoteNumber } from './quote-number.ts'

/** A price with all that it was computed for. Number, date and amounts never change after it. */
export interface IssuedQuote {
  /** `DEV-` and six digits. */
  readonly number: string
  readonly issuedAt: Date
  readonly city: City
  readonly client: { readonly name: string; readonly phone: string; readonly email: string }
  /** `label` is the address's name. */
  readonly address: Pick<Address, 'label' | 'coordinates'>
  readonly service: Service
  readonly urgency: Urgency
  readonly description: string
  readonly price: Price
}

/**
 * Prices a request in a city. Throws a `QuoteError` where there is no price. `takenNumbers` are those
 * of the quotes before it; the new one is added.
 */
export function issueQuote(
  { name, phone, email, address, serviceType: service, urgency, description }: QuoteRequest,
  city: City,
  issuedAt: Date,
  takenNumbers: Set<string>,
): IssuedQuote {
  return {
    number: takeQuoteNumber(issuedAt, takenNumbers),
    issuedAt,
    city,
    client: { name, phone, email },
    address: { label: addressName(address), coordinates: address.coordinates },
    service,
    urgency,
    description,
    price: computePrice(service, urgency, city.center, address.coordinates),
  }
}
