import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { pdfTotal, screenTotal } from '../../../price/price-texts.ts'
import { brand } from '../../../settings.ts'
import { date } from '../../../texts/french.ts'
import { LONGEST_LINK, mailLink } from '../../../texts/mail-link.ts'
import type { IssuedQuote } from '../issued-quote.ts'

/** The quote as a short text that ends with its description. */
export function quoteText(quote: IssuedQuote): string {
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['Nom', quote.name],
    ['Téléphone', quote.phone],
    ['Service', findService(quote.serviceId).name],
    ['Urgence', findUrgency(quote.urgency).label],
    ['Adresse', quote.address.label],
    ['Prix', screenTotal(quote)],
    ['PDF', pdfTotal(quote)],
    ['Description', quote.description],
  ]
  return [
    `Devis ${quote.number} du ${date(new Date(quote.issuedAt))}, ${findCity(quote.citySlug).name}`,
    ...lines.map(([label, value]) => `${label}\u00A0: ${value}`),
  ].join('\n')
}

/** A link that opens the visitor's mail program with the quote in a message to the client. */
export function quoteMailLink(quote: IssuedQuote): string {
  const subject = `Devis ${quote.number} – ${brand.name}`
  return shortMailLink(quote.email, subject, quoteText(quote))
}

/** A link that opens the mail program with a request to be introduced to a plumber. */
export function requestMailLink(quote: IssuedQuote, to: string): string {
  const subject = `Demande de mise en relation, devis ${quote.number}`
  const request = 'Bonjour,\n\nMerci de me mettre en relation avec un plombier.\n\n'
  return shortMailLink(to, subject, request + quoteText(quote))
}

/** A mail link whose message is cut at its end where the encoded link would be too long. */
function shortMailLink(to: string, subject: string, message: string): string {
  const whole = mailLink(to, subject, message)
  if (whole.length <= LONGEST_LINK) return whole
  const end = '… (suite dans le PDF)'
  let room = LONGEST_LINK - mailLink(to, subject, end).length
  let kept = ''
  for (const character of message) {
    // Measured as the link encodes it, one character at a time.
    room -= mailLink('', '', character).length - mailLink('', '', '').length
    if (room < 0) break
    kept += character
  }
  return mailLink(to, subject, kept + end)
}
