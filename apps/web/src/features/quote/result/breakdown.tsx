import { quoteLines } from '@plombier/quote-engine'
import { AmountsTable } from '../../../design/amounts-table.tsx'
import { euros, wholeEuros } from '../../../format/french.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { quoteLineLabel } from '../quote-line-label.ts'

/** How the total on screen comes about, to the cent. */
export function Breakdown({ quote }: { readonly quote: IssuedQuote }) {
  return (
    <AmountsTable
      caption="Détail du prix"
      lines={quoteLines(quote.result).screen.map((line) => ({
        label: quoteLineLabel(line, quote),
        amount: euros(line.amount),
      }))}
      total={wholeEuros(quote.result.totalPrice)}
    />
  )
}
