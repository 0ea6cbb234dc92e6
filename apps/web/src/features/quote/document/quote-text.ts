import { date } from '../../../format/date.ts'
import { euros, kilometers } from '../../../format/french.ts'
import { brand } from '../../../site/brand.ts'
import { arrival } from '../arrival.ts'
import { generalConditions } from '../general-conditions.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { totals } from '../totals.ts'

/** The quote as plain text. Each text that the visitor typed is cut after `longestTyped` letters. */
export function quoteText(quote: IssuedQuote, longestTyped = Number.POSITIVE_INFINITY): string {
  const { address, city, client, description, issuedAt, number, price, service, urgency } = quote
  const cut = (text: string) => {
    const letters = Array.from(text)
    return letters.length > longestTyped ? `${letters.slice(0, longestTyped).join('')}…` : text
  }
  const contact = [client.name, client.phone, client.email].filter(Boolean).map(cut).join(', ')
  const lines = price.documentLines.map(({ label, amount }) => `${label}\u00A0: ${euros(amount)}`)
  return [
    `Devis ${number} du ${date(issuedAt)}`,
    `${brand.name}, ${city.name}`,
    '',
    `Client\u00A0: ${contact}`,
    `Adresse\u00A0: ${cut(address.label)}`,
    `Service\u00A0: ${service.name}`,
    `Urgence\u00A0: ${urgency.label}`,
    `Description\u00A0: ${cut(description)}`,
    `Outils\u00A0: ${price.requiredTools.join(', ')}`,
    '',
    ...lines,
    ...totals(price),
    '',
    `Distance\u00A0: ${kilometers(price.distance)}`,
    `Arrivée estimée\u00A0: ${arrival(price)}`,
    '',
    ...generalConditions,
  ].join('\n')
}
