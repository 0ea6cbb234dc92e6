import { subtitle } from '../design/text.css.ts'
import { euros } from '../format/french.ts'
import type { Price } from './price.ts'
import * as css from './price-table.css.ts'
import { travelRule } from './tariff-in-words.ts'

interface PriceTableProps {
  readonly caption?: string
  readonly price: Pick<Price, 'screenLines' | 'totalPrice' | 'tariff'>
  /** Whether all that the price depends on is known: until then, it is a starting price. */
  readonly isExact: boolean
  /** Without an address, the travel line is the rule in words. Default: `isExact`. */
  readonly hasAddress?: boolean
}

/** The breakdown of a price to the cent, on the copper pipe that leads into the total. */
export function PriceTable({ caption, price, isExact, hasAddress = isExact }: PriceTableProps) {
  const [base, ...others] = price.screenLines
  return (
    <table className={css.table}>
      {caption && <caption className={subtitle}>{caption}</caption>}
      <tbody>
        {base && <Line label={base.label} amount={euros(base.amount)} />}
        {!hasAddress && <Line label={travelRule(price.tariff)} />}
        <Lines lines={others} />
      </tbody>
      <Total label={isExact ? 'Total TTC' : 'À partir de (TTC)'} amount={euros(price.totalPrice)} />
    </table>
  )
}

/** The same table for the amounts of the PDF, which end with VAT. */
export function PdfPriceTable({ price }: { readonly price: Price }) {
  return (
    <table className={css.table}>
      <tbody>
        <Lines lines={price.pdfLines} />
      </tbody>
      <Total label="Total TTC" amount={euros(price.pdf.total)} />
    </table>
  )
}

function Lines({ lines }: { readonly lines: Price['screenLines'] }) {
  return lines.map(({ label, amount }) => <Line key={label} label={label} amount={euros(amount)} />)
}

interface LineProps {
  readonly label: string
  readonly amount?: string
  readonly className?: string
}

function Line({ label, amount, className = css.row }: LineProps) {
  return (
    <tr className={className}>
      <th scope="row" className={css.label} colSpan={amount ? 1 : 2}>
        {label}
      </th>
      {amount && <td className={css.amount}>{amount}</td>}
    </tr>
  )
}

function Total(line: LineProps) {
  return (
    <tfoot>
      <Line {...line} className={css.total} />
    </tfoot>
  )
}
