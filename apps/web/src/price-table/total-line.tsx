import { amount as amountStyle } from '../design/text.css.ts'
import type { Total } from '../price/totals.ts'
import * as css from './total-line.css.ts'

interface TotalLineProps extends Total {
  /** The amount that the view is about. */
  readonly isLarge: boolean
  /** What should stand in its place. */
  readonly given?: string | undefined
}

/** A total with its label, their amounts one below the other. */
export function TotalLine({ label, amount, isLarge, given }: TotalLineProps) {
  const size = isLarge ? css.large : amountStyle
  const Amount = given ? 's' : 'span'
  return (
    <p className={css.total}>
      <span>{`${label}\u00A0: `}</span>
      <span className={css.amountWithUnit}>
        <Amount className={given ? `${size} ${css.wrong}` : size}>{amount}</Amount>
        <span> TTC</span>
      </span>
      {given && <strong className={css.given}>{`La liste donne ${given}.`}</strong>}
    </p>
  )
}
