import { Fragment } from 'react'
import { euros } from '../format/french.ts'
import type { Price } from './price.ts'
import * as css from './price-table.css.ts'
import { screenTotal } from './totals.ts'

interface PriceTableProps {
  readonly lines: Price['screenLines']
  /** None where it stands right beside the table. */
  readonly total?: number
  readonly totalLabel?: string
  /** What the total is, in smaller type below its label. */
  readonly totalDetail?: string
  /** How travel is priced, under the base price, until there is an address. */
  readonly travelRule?: string | undefined
}

/** The breakdown of a price to the cent, on the copper pipe that leads into the total. */
export function PriceTable(props: PriceTableProps) {
  const { lines, total, totalLabel = screenTotal, totalDetail, travelRule } = props
  return (
    <table className={css.table}>
      <tbody>
        {lines.map(({ kind, label, amount }) => (
          <Fragment key={kind}>
            <tr className={css.row}>
              <th scope="row" className={css.label}>
                {label}
              </th>
              <td className={css.amount}>{euros(amount)}</td>
            </tr>
            {kind === 'base' && travelRule && (
              <tr className={css.row}>
                <th scope="row" className={css.label} colSpan={2}>
                  {travelRule}
                </th>
              </tr>
            )}
          </Fragment>
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
