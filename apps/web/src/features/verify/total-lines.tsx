import { amount as amountStyle } from '../../design/text.css.ts'
import type { Total } from '../../price/totals.ts'
import * as css from './total-lines.css.ts'

interface TotalLinesProps {
  /** The first is what the view is about. */
  readonly totals: readonly (Total & {
    /** What should stand in its place. */
    readonly expected?: string | undefined
  })[]
}

/** Totals with their labels, the amounts one below the other. */
export function TotalLines({ totals }: TotalLinesProps) {
  return totals.map(({ label, amount, expected }, index) => {
    const size = index === 0 ? css.large : amountStyle
    const Amount = expected ? 's' : 'span'
    return (
      <p key={label} className={css.total}>
        <span>{`${label}\u00A0: `}</span>
        <span className={css.amountWithUnit}>
          <Amount className={expected ? `${size} ${css.wrong}` : size}>{amount}</Amount>
          <span> TTC</span>
        </span>
        {expected && <strong className={css.expected}>{`Nos tarifs donnent ${expected}.`}</strong>}
      </p>
    )
  })
}
