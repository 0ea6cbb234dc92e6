import { euros } from '../texts/french.ts'
import * as css from './price-table.css.ts'

interface PriceTableProps {
  /** Each with its amount in euros, or without one a rule. */
  readonly lines: readonly { readonly label: string; readonly amount?: number }[]
  /** In euros; none where it stands right beside the table. */
  readonly total?: number
  /** The id of the element that names the table. */
  readonly labelledBy: string
}

/** The breakdown of a price to the cent, on the copper pipe that leads into the total. */
export function PriceTable({ lines, total, labelledBy }: PriceTableProps) {
  return (
    <div className={css.container}>
      <table className={css.table} aria-labelledby={labelledBy}>
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
                Total TTC
              </th>
              <td className={css.amount}>{euros(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
