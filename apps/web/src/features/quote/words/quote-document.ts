import { date } from '../../../format/date.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { totals, totalText } from '../../../price/totals.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { beforeTheWork, conditions } from './conditions.ts'
import { quoteFacts } from './quote-facts.ts'

export type QuoteDocument = ReturnType<typeof quoteDocument>

/** The document of a quote, which the PDF and the print sheet lay out: its words, in its order. */
export function quoteDocument(issuedQuote: IssuedQuote) {
  const { issuedAt, number, price } = issuedQuote
  const { rule, items, freedom } = beforeTheWork
  const sections = quoteFacts(issuedQuote)
  const [screen, pdf] = totals(price)
  return {
    title: `Devis ${number}`,
    date: date(issuedAt),
    /** Short sections, which stand side by side. */
    beside: sections.slice(0, 2),
    below: sections.slice(2),
    calculation: {
      title: 'Calcul détaillé',
      price,
      /** What the table's total is. */
      totalDetail: pdf.label,
      estimate: totalText(screen),
    },
    proof: { title: 'Vérifier ces montants', url: quoteUrl(issuedQuote) },
    conditions: {
      title: 'Conditions générales',
      sentences: [...conditions(price.tariff), `${rule} ${items.join(', ')}. ${freedom}`],
    },
  } as const
}
