import { screenTotal } from '../../../price/price-words.ts'
import { quoteUrl } from '../../../price/quote-link.ts'
import { date, percent, wholeEuros } from '../../../texts/french.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { beforeTheWork, conditions } from './conditions.ts'
import { quoteFacts } from './quote-facts.ts'

export type QuoteDocument = ReturnType<typeof quoteDocument>

/** The document of a quote, which the PDF and the print sheet lay out: its words, in its order. */
export function quoteDocument(issuedQuote: IssuedQuote) {
  const { issuedAt, number, price } = issuedQuote
  const { rule, items, freedom } = beforeTheWork
  const sections = quoteFacts(issuedQuote)
  return {
    title: `Devis ${number}`,
    date: date(issuedAt),
    /** Short sections, which stand side by side. */
    sideBySide: sections.slice(0, 2),
    fullWidth: sections.slice(2),
    calculation: {
      title: 'Calcul détaillé',
      price,
      /** What the table's total is called, and what it is. */
      totalLabel: 'Total TTC',
      totalDetail: `Total du document PDF, TVA de ${percent(price.tariff.vatRate)} ajoutée`,
      estimate: `${screenTotal}\u00A0: ${wholeEuros(price.totalPrice)} TTC`,
    },
    proof: { title: 'Vérifier ces montants', url: quoteUrl(issuedQuote) },
    conditions: {
      title: 'Conditions générales',
      sentences: [...conditions(price.tariff), `${rule} ${items.join(', ')}. ${freedom}`],
    },
  } as const
}
