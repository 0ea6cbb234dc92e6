import { MINIMUM_TOTAL } from '@plombier/quote-engine'
import { indicativePrices } from '../../price/indicative-prices.ts'
import { computePrice } from '../../price/price.ts'
import { travelRule } from '../../price/tariff-in-words.ts'
import { addressName } from './address-name.ts'
import { devisFreedom, devisItems, devisRule } from './before-the-work.ts'
import type { QuoteFormOutput } from './form/quote-form-schema.ts'
import type { IssuedQuote } from './issued-quote-schema.ts'

/** Whether a quote was issued for just this form. */
export function answers(issuedQuote: IssuedQuote, form: QuoteFormOutput): boolean {
  const request = ({ client, address, service, urgency, description }: IssuedQuote) =>
    JSON.stringify([client, address, service.id, urgency.key, description])
  return request(issueQuote(form, issuedQuote)) === request(issuedQuote)
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
    minimumTotal: MINIMUM_TOTAL,
    conditions: {
      validity: 'Devis valable 30\u00A0jours.',
      prices: indicativePrices,
      travel: `Déplacement\u00A0: ${travelRule}.`,
      beforeTheWork: `${devisRule} ${devisItems.join(', ')}. ${devisFreedom}`,
    },
  }
}
