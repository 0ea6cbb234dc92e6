import { amount as amountStyle, small } from '../../../design/text.css.ts'
import type { Price } from '../../../price/price.ts'
import { indicativePrices } from '../../../price/tariff-in-words.ts'
import { totals } from '../../../price/totals.ts'
import * as css from './two-totals.css.ts'

/** What the view is about: the total on screen, and the PDF's right under it. */
export function TwoTotals({ price }: { readonly price: Price }) {
  return (
    <>
      {totals(price).map(({ label, amount }, index) => (
        <p key={label} className={css.total}>
          <span>{`${label}\u00A0: `}</span>
          <span className={css.amountWithUnit}>
            <span className={index === 0 ? css.large : amountStyle}>{amount}</span>
            <span> TTC</span>
          </span>
        </p>
      ))}
      <p className={small}>
        {`Le document PDF compte la TVA en plus\u00A0: d’où deux totaux. ${indicativePrices(price.tariff)}`}
      </p>
    </>
  )
}
