import { euros } from '../texts/french.ts'
import * as css from './price-table.css.ts'
import { lineLabel, type Price } from './price-texts.ts'

interface PriceTableProps {
  readonly price: Price
  /** What holds for the price and has no amount yet. It stands below the first line. */
  readonly rule?: string | undefined
  /** Not where the total stands right beside the table. */
  readonly hasTotal?: boolean
  /** The id of the element that names the table. */
  readonly labelledBy: string
}

/** The breakdown of a price to the cent, on the copper pipe that leads into the total. */
export function PriceTable({ price, rule, hasTotal, labelledBy }: PriceTableProps) {
  const { quote, lines } = price
  const rows = lines.screen.map(({ kind, amount }) => (
    <tr key={kind} className={css.row}>
      <th scope="row" className={css.label}>
        {lineLabel(kind, quote)}
      </th>
      <td className={css.amount}>{euros(amount)}</td>
    </tr>
  ))
  return (
    <div className={css.container}>
      <table className={css.table} aria-labelledby={labelledBy}>
        <tbody>
          {rows.slice(0, 1)}
          {rule && (
            <tr className={css.row}>
              <th scope="row" className={css.label} colSpan={2}>
                {rule}
              </th>
            </tr>
          )}
          {rows.slice(1)}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr className={css.total}>
              <th scope="row" className={css.label}>
                Total TTC
              </th>
              <td className={css.amount}>{euros(quote.totalPrice)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
