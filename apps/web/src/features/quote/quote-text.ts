import { PRICES_AS_OF } from '@plombier/quote-engine'
import { date, kilometers, minutes } from '../../format/french.ts'
import { brand } from '../../site/brand.ts'
import type { IssuedQuote } from './issued-quote.ts'
import { totals } from './totals.ts'

/** The quote as plain text. Each text that the visitor typed is cut after `longestTyped` letters. */
export function quoteText(quote: IssuedQuote, longestTyped = 300): string {
  const { address, city, client, description, issuedAt, number, result, service, urgency } = quote
  const cut = (text: string) => {
    const letters = [...text]
    return letters.length > longestTyped ? `${letters.slice(0, longestTyped).join('')}…` : text
  }
  const contact = [client.name, client.phone, client.email].filter(Boolean).map(cut).join(', ')
  return [
    `Devis ${number} du ${date(issuedAt)}`,
    `${brand.name}, ${city.name}`,
    '',
    `Client\u00A0: ${contact}`,
    `Adresse\u00A0: ${cut(address.label)}`,
    `Service\u00A0: ${service.name}`,
    `Urgence\u00A0: ${urgency.label}`,
    `Description\u00A0: ${cut(description)}`,
    '',
    `Distance\u00A0: ${kilometers(result.distance)}`,
    `Arrivée estimée\u00A0: ${minutes(result.travelTime)}`,
    ...totals(quote),
    '',
    `Prix indicatif, tarifs du ${date(PRICES_AS_OF)}. Devis valable 30\u00A0jours.`,
  ].join('\n')
}

// Longer links are cut or refused by mail programs.
const LONGEST_LINK = 1900

/** A link that opens the visitor's mail program with the quote in a message. */
export function quoteMailLink(quote: IssuedQuote, to: string): string {
  const subject = encodeURIComponent(`Devis ${quote.number} – ${brand.name}`)
  const links = [300, 100, 30, 10].map(
    (longestTyped) =>
      `mailto:${encodeURIComponent(to)}?subject=${subject}&body=${encodeURIComponent(quoteText(quote, longestTyped))}`,
  )
  return links.find((link) => link.length < LONGEST_LINK) ?? `mailto:${encodeURIComponent(to)}`
}
