import type { Address } from '@plombier/geo-client'
import {
  type City,
  findService,
  findUrgency,
  QuoteError,
  type Service,
  type Urgency,
} from '@plombier/quote-engine'
import { computePrice, type Price } from '../../price/price.ts'
import { addressName } from './address-name.ts'
import type { QuoteFormValues } from './form/quote-form-schema.ts'
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
 * Prices a filled-in form for a city. Throws a `QuoteError` where there is no price. The quote's
 * number is none of the numbers taken, and joins them.
 */
export function issueQuote(
  values: QuoteFormValues,
  city: City,
  issuedAt: Date,
  takenNumbers: Set<string>,
): IssuedQuote {
  const service = findService(values.serviceType)
  if (!service) throw new QuoteError('unknown-service')
  const urgency = findUrgency(values.urgency)
  if (!urgency) throw new QuoteError('unknown-urgency')
  const { pick } = values.address
  if (!pick) throw new QuoteError('invalid-coordinates')
  const price = computePrice(service, urgency, city.center, pick.coordinates)

  return {
    number: takeQuoteNumber(issuedAt, takenNumbers),
    issuedAt,
    city,
    client: {
      name: values.name.trim(),
      phone: values.phone.trim(),
      email: values.email.trim(),
    },
    address: { label: addressName(pick), coordinates: pick.coordinates },
    service,
    urgency,
    description: values.description.trim(),
    price,
  }
}
