import * as css from './amounts-table.css.ts'

interface AmountsTableProps {
  readonly caption?: string
  readonly lines: readonly { readonly label: string; readonly amount: string }[]
  readonly total: string
}

/** Amounts under each other on the copper pipe, which turns into their total. */
export function AmountsTable({ caption, lines, total }: AmountsTableProps) {
  return (
    <table className={css.table}>
      {caption && <caption className={css.caption}>{caption}</caption>}
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label} className={css.row}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            <td className={css.amount}>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={css.total}>
          <th scope="row" className={css.label}>
            Total TTC
          </th>
          <td className={css.amount}>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}
