import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { pdfTotal, screenTotal } from '../../../price/price-texts.ts'
import { brand } from '../../../settings.ts'
import { date } from '../../../texts/french.ts'
import { LONGEST_LINK, mailLink } from '../../../texts/mail-link.ts'
import type { IssuedQuote } from '../issued-quote.ts'

/** The quote as a short text, with its description behind it. */
export function quoteText(quote: IssuedQuote, description = quote.description): string {
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['Nom', quote.name],
    ['Téléphone', quote.phone],
    ['Service', findService(quote.serviceId).name],
    ['Urgence', findUrgency(quote.urgency).label],
    ['Adresse', quote.address.label],
    ['Prix', screenTotal(quote)],
    ['PDF', pdfTotal(quote)],
    ['Description', description],
  ]
  return [
    `Devis ${quote.number} du ${date(new Date(quote.issuedAt))}, ${findCity(quote.citySlug).name}`,
    ...lines.map(([label, value]) => `${label}\u00A0: ${value}`),
  ].join('\n')
}

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(quote: IssuedQuote): string {
  const subject = `Devis ${quote.number} – ${brand.name}`
  return shortLink(quote, (text) => mailLink(quote.email, subject, text))
}

/** A link that opens the mail program with a request to be introduced to a plumber. */
export function requestMailLink(quote: IssuedQuote, to: string): string {
  const subject = `Demande de mise en relation, devis ${quote.number}`
  const request = 'Bonjour,\n\nMerci de me mettre en relation avec un plombier.\n\n'
  return shortLink(quote, (text) => mailLink(to, subject, request + text))
}

/** The link, with a description that is cut where the encoded link would be too long. */
function shortLink(quote: IssuedQuote, linkTo: (text: string) => string): string {
  const whole = linkTo(quoteText(quote))
  if (whole.length <= LONGEST_LINK) return whole
  const end = '… (suite dans le PDF)'
  let room = LONGEST_LINK - linkTo(quoteText(quote, end)).length
  let kept = ''
  for (const character of quote.description) {
    // Measured as the link will encode it, one character at a time.
    room -= mailLink('', '', character).length - mailLink('', '', '').length
    if (room < 0) break
    kept += character
  }
  return linkTo(quoteText(quote, kept + end))
}
