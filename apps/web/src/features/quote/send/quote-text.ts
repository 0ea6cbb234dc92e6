import { date } from '../../../format/date.ts'
import { euros } from '../../../format/french.ts'
import { brand } from '../../../site/brand.ts'
import type { IssuedQuote } from '../issued-quote-schema.ts'
import { quoteFacts } from '../quote-facts.ts'
import { totals } from '../totals.ts'

/** The quote as plain text, a line for each fact. */
export function quoteText(issuedQuote: IssuedQuote): string {
  const { city, issuedAt, number, price } = issuedQuote
  // A mail has no room for what the PDF says of the professional's devis.
  const { beforeTheWork, ...conditions } = issuedQuote.conditions
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
    ...totals(price),
    '',
    ...Object.values(conditions),
  ].join('\n')
}

function line(label: string, value: string) {
  return `${label}\u00A0: ${value}`
}
