import { date } from '../../../format/date.ts'
import { euros } from '../../../format/french.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { totals, totalText } from '../../../price/totals.ts'
import { brand } from '../../../site/brand.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { conditions } from '../words/conditions.ts'
import { quoteFacts } from '../words/quote-facts.ts'

/** The quote as plain text, a line for each fact. */
export function quoteText(issuedQuote: IssuedQuote): string {
  return [
    factsAndPrice(issuedQuote),
    '',
    ...conditions(issuedQuote.price.tariff),
    '',
    proof(issuedQuote),
  ].join('\n')
}

/**
 * The quote for whoever arranges the work: without conditions and tools, which they know, so that a
 * long description fits into the mail.
 */
export function requestText(issuedQuote: IssuedQuote): string {
  const withoutTools = { ...issuedQuote, service: { ...issuedQuote.service, tools: [] } }
  return [factsAndPrice(withoutTools), '', proof(issuedQuote)].join('\n')
}

/** Leads to the check of the amounts. */
function proof(issuedQuote: IssuedQuote) {
  return line('Vérifier', quoteUrl(issuedQuote))
}

function factsAndPrice(issuedQuote: IssuedQuote): string {
  const { city, issuedAt, number, price } = issuedQuote
  const facts = quoteFacts(issuedQuote).flatMap(({ facts }) => [
    ...facts.map(({ label, value }) => line(label, value)),
    '',
  ])
  return [
    `Devis ${number} du ${date(issuedAt)}`,
    `${brand.name}, ${city.name}`,
    '',
    ...facts,
    ...price.pdfLines.map(({ label, amount }) => line(label, euros(amount))),
    ...totals(price).map(totalText),
  ].join('\n')
}

function line(label: string, value: string) {
  return `${label}\u00A0: ${value}`
}
