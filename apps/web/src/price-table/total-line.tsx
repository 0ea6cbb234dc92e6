import { amount as amountStyle } from '../design/text.css.ts'
import type { Total } from '../price/totals.ts'
import * as css from './total-line.css.ts'

interface TotalLineProps extends Total {
  /** The amount that the view is about. */
  readonly isLarge: boolean
  /** What should stand in its place. */
  readonly expected?: string | undefined
}

/** A total with its label, their amounts one below the other. */
export function TotalLine({ label, amount, isLarge, expected }: TotalLineProps) {
  const size = isLarge ? css.large : amountStyle
  const Amount = expected ? 's' : 'span'
  return (
    <p className={css.total}>
      <span>{`${label}\u00A0: `}</span>
      <span className={css.amountWithUnit}>
        <Amount className={expected ? `${size} ${css.wrong}` : size}>{amount}</Amount>
        <span> TTC</span>
      </span>
      {expected && <strong className={css.expected}>{`La liste donne ${expected}.`}</strong>}
    </p>
  )
}
