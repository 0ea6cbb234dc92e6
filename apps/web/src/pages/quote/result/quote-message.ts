import { findCity } from '@plombier/quote-engine'
import type { IssuedQuote } from '../../../memory.ts'
import { lineLabel, pdfTotal, priceOf } from '../../../price/price-texts.ts'
import { brand } from '../../../settings.ts'
import { date, euros, wholeEuros } from '../../../texts/french.ts'
import { LONGEST_LINK, mailLink } from '../../../texts/mail-link.ts'
import { oneLine } from '../../../texts/typed-text.ts'
import { workPlace } from '../city-texts.ts'
import { lastDay } from '../conditions.ts'
import { requestOf } from '../issued-quote.ts'
import { quoteFacts } from '../quote-facts.ts'

/** The quote as a short text that ends with its description. */
export function quoteText(issued: IssuedQuote): string {
  const { quote, lines, pdf } = priceOf(requestOf(issued))
  const facts = quoteFacts(issued, quote).flatMap((section) => section.facts)
  const factLines = (...ids: readonly string[]) =>
    facts.filter(({ id }) => ids.includes(id)).map(({ label, value }) => line(label, String(value)))
  const { place, start } = workPlace(findCity(issued.citySlug), issued.values.address.pick)
  const where = start ? `${place}, ${start}` : place
  return [
    `Devis ${issued.number} du ${date(new Date(issued.issuedAt))}, ${where}`,
    ...factLines('name', 'phone', 'service', 'urgency'),
    ...factLines('address'),
    ...lines.screen.map(({ kind, amount }) => line(lineLabel(kind, quote), euros(amount))),
    line('Total TTC', wholeEuros(quote.totalPrice)),
    pdfTotal(pdf),
    `Valable jusqu’au ${lastDay(issued.issuedAt)}`,
    ...factLines('description'),
  ].join('\n')
}

function line(label: string, value: string) {
  return `${label}\u00A0: ${value}`
}

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(issued: IssuedQuote): string {
  const subject = `Devis ${issued.number} – ${brand.name}`
  return shortMailLink(oneLine(issued.values.email), subject, quoteText(issued))
}

/** The request to be introduced to a plumber. */
export function requestText(issued: IssuedQuote): string {
  return `Bonjour,\n\nMerci de me mettre en relation avec un plombier.\n\n${quoteText(issued)}`
}

/** A link that opens the mail program with the request to be introduced to a plumber. */
export function requestMailLink(issued: IssuedQuote, to: string): string {
  const subject = `Demande de mise en relation, devis ${issued.number}`
  return shortMailLink(to, subject, requestText(issued))
}

/** A mail link whose message ends after one of its words or lines where the encoded link would be too long. */
function shortMailLink(to: string, subject: string, message: string): string {
  const link = mailLink(to, subject, message)
  if (link.length <= LONGEST_LINK) return link
  const end = encodeURIComponent('… (suite dans le PDF)')
  const kept = link.slice(0, LONGEST_LINK - end.length)
  return kept.slice(0, Math.max(kept.lastIndexOf('%20'), kept.lastIndexOf('%0D'))) + end
}
