import { type CitySlug, findCity, PRICES_AS_OF, type QuoteRequest } from '@plombier/quote-engine'
import * as v from 'valibot'
import { type FormValues, type IssuedQuote, issuedQuoteSchema } from '../../memory.ts'

/** Makes a quote of what a valid form asks for in a city. Throws if the form is not valid. */
export function issueQuote(values: FormValues, citySlug: CitySlug, issuedAt: Date): IssuedQuote {
  // A clock that was never set can be before 1970, where the time is negative.
  const digits = String(Math.abs(issuedAt.getTime()) % 1_000_000).padStart(6, '0')
  return v.parse(issuedQuoteSchema, {
    values,
    citySlug,
    number: `DEV-${digits}`,
    issuedAt: issuedAt.toISOString(),
    pricesAsOf: PRICES_AS_OF,
  })
}

/** What the price of an issued quote is computed from. */
export function requestOf({ values, citySlug }: IssuedQuote): QuoteRequest {
  return {
    serviceId: values.service,
    urgency: values.urgency,
    origin: findCity(citySlug).center,
    destination: values.address.pick.coordinates,
  }
}
