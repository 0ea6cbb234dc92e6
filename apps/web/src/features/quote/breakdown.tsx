import { quoteLines } from '@plombier/quote-engine'
import * as table from '../../design/table.css.ts'
import { euros, wholeEuros } from '../../format/french.ts'
import type { IssuedQuote } from './issued-quote.ts'
import { quoteLineLabel } from './quote-line-label.ts'

/** How the total on screen comes about, to the cent. */
export function Breakdown({ quote }: { readonly quote: IssuedQuote }) {
  return (
    <table className={table.table}>
      <caption className={table.caption}>Détail du prix</caption>
      <tbody>
        {quoteLines(quote.result).screen.map((line) => (
          <tr key={line.kind} className={table.row}>
            <th scope="row" className={table.label}>
              {quoteLineLabel(line, quote)}
            </th>
            <td className={table.amount}>{euros(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={table.total}>
          <th scope="row" className={table.label}>
            Total TTC
          </th>
          <td className={table.amount}>{wholeEuros(quote.result.totalPrice)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
