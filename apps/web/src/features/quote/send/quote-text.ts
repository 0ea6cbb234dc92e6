import { brand } from '../../../brand/brand.ts'
import { date } from '../../../format/date.ts'
import { euros } from '../../../format/french.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { totals, totalText } from '../../../price/totals.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { conditions } from '../words/conditions.ts'
import { quoteFacts } from '../words/quote-facts.ts'

/** The quote as plain text, in the order of what its reader needs. */
export function quoteText(issuedQuote: IssuedQuote): string {
  return [neededText(issuedQuote), ...extraTexts(issuedQuote)].join('\n\n')
}

/** What whoever reads the quote cannot do without; what was typed can be shortened. */
export function neededText(issuedQuote: IssuedQuote, shorten = (typed: string) => typed): string {
  const { city, issuedAt, number, price } = issuedQuote
  const facts = factsOf(issuedQuote).filter(({ isExtra }) => !isExtra)
  return [
    `Devis ${number} du ${date(issuedAt)}`,
    `${brand.name}, ${city.name}`,
    '',
    ...facts.map(({ label, value, typed }) => line(label, typed ? shorten(value) : value)),
    '',
    ...totals(price).map(totalText),
  ].join('\n')
}

/** What else there is to say of the quote, what matters most first. */
export function extraTexts(issuedQuote: IssuedQuote): readonly string[] {
  const { pdfLines, tariff } = issuedQuote.price
  const facts = factsOf(issuedQuote).filter(({ isExtra }) => isExtra)
  return [
    pdfLines.map(({ label, amount }) => line(label, euros(amount))).join('\n'),
    facts.map(({ label, value }) => line(label, value)).join('\n'),
    conditions(tariff).join('\n'),
    line('Vérifier', quoteUrl(issuedQuote)),
  ]
}

function factsOf(issuedQuote: IssuedQuote) {
  return quoteFacts(issuedQuote).flatMap(({ facts }) => facts)
}

function line(label: string, value: string) {
  return `${label}\u00A0: ${value}`
}
