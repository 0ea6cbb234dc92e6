import { brand } from '../../../brand/brand.ts'
import { date } from '../../../format/date.ts'
import { euros } from '../../../format/french.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { bothTotals } from '../../../price/totals.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { conditions } from '../words/conditions.ts'
import { quoteFacts } from '../words/quote-facts.ts'

/** The quote as plain text, in the order of what its reader needs. */
export function quoteText(issuedQuote: IssuedQuote): string {
  const { needed, extras } = quoteTexts(issuedQuote)
  return [needed(), ...extras].join('\n\n')
}

/** The parts of the text, for a message that may be too short for all of them. */
export function quoteTexts(issuedQuote: IssuedQuote) {
  const { city, issuedAt, number, price } = issuedQuote
  const facts = quoteFacts(issuedQuote).flatMap(({ facts }) => facts)
  return {
    /** What its reader cannot do without; the description can be shortened. */
    needed: (description?: string) =>
      [
        `Devis ${number} du ${date(issuedAt)}`,
        `${brand.name}, ${city.name}`,
        '',
        ...facts
          .filter(({ isExtra }) => !isExtra)
          .map(({ key, label, value }) =>
            line(label, key === 'description' ? (description ?? value) : value),
          ),
        '',
        ...bothTotals(price),
      ].join('\n'),
    /** What else there is to say, what matters most first. */
    extras: [
      price.pdfLines.map(({ label, amount }) => line(label, euros(amount))).join('\n'),
      facts
        .filter(({ isExtra }) => isExtra)
        .map(({ label, value }) => line(label, value))
        .join('\n'),
      conditions(price.tariff).join('\n'),
      line('Vérifier', quoteUrl(issuedQuote)),
    ],
  }
}

function line(label: string, value: string) {
  return `${label}\u00A0: ${value}`
}
