import { quoteLines } from '@plombier/quote-engine'
import { figures } from '../../design/text.css.ts'
import { euros, wholeEuros } from '../../format/french.ts'
import * as css from './breakdown.css.ts'
import type { IssuedQuote } from './issued-quote.ts'
import { quoteLineLabel } from './quote-line-label.ts'

/** How the total on screen comes about, to the cent. */
export function Breakdown({ quote }: { readonly quote: IssuedQuote }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>Détail du prix</caption>
      <tbody>
        {quoteLines(quote.result).screen.map((line) => (
          <tr key={line.kind} className={css.row}>
            <th scope="row" className={css.label}>
              {quoteLineLabel(line, quote)}
            </th>
            <td className={`${css.amount} ${figures}`}>{euros(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row" className={css.label}>
            Total TTC
          </th>
          <td className={`${css.amount} ${figures}`}>{wholeEuros(quote.result.totalPrice)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
