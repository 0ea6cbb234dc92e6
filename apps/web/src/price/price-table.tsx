import { euros } from '../texts/french.ts'
import * as css from './price-table.css.ts'
import { screenTotal } from './price-words.ts'

interface PriceTableProps {
  /** Each with its amount, or without one a rule. */
  readonly lines: readonly { readonly label: string; readonly amount?: number }[]
  /** None where it stands right beside the table. */
  readonly total?: number
  readonly totalLabel?: string
  /** What the total is, in smaller type below its label. */
  readonly totalDetail?: string
}

/** The breakdown of a price to the cent, on the copper pipe that leads into the total. */
export function PriceTable(props: PriceTableProps) {
  const { lines, total, totalLabel = screenTotal, totalDetail } = props
  return (
    <table className={css.table}>
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label} className={css.row}>
            <th scope="row" className={css.label} colSpan={amount === undefined ? 2 : 1}>
              {label}
            </th>
            {amount !== undefined && <td className={css.amount}>{euros(amount)}</td>}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr className={css.total}>
            <th scope="row" className={css.label}>
              <span>{totalLabel}</span>
              {totalDetail && <span className={css.detail}>{` ${totalDetail}`}</span>}
            </th>
            <td className={css.amount}>{euros(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
