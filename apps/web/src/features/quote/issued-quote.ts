import type { Address } from '@plombier/geo-client'
import type { City, Service, Urgency } from '@plombier/quote-engine'
import { computePrice, type Price } from '../../price/price.ts'
import { addressName } from './address-name.ts'
import type { QuoteFormOutput } from './form/quote-form-schema.ts'

/** A price with everything that it was computed for. Its number, date and amounts never change. */
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

/** Prices what a valid form asks for in a city. Throws a `QuoteError` if there is no price. */
export function issueQuote(
  { name, phone, email, address, service, urgency, description }: QuoteFormOutput,
  { city, number, issuedAt }: Pick<IssuedQuote, 'city' | 'number' | 'issuedAt'>,
): IssuedQuote {
  return {
    number,
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
