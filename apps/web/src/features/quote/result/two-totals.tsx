import { small } from '../../../design/text.css.ts'
import type { Price } from '../../../price/price.ts'
import { indicativePrices } from '../../../price/tariff-in-words.ts'
import { totals } from '../../../price/totals.ts'
import { TotalLine } from '../../../price-table/total-line.tsx'

/** What the view is about: the total on screen, and the PDF's right under it. */
export function TwoTotals({ price }: { readonly price: Price }) {
  return (
    <>
      {totals(price).map((total, index) => (
        <TotalLine key={total.label} {...total} isLarge={index === 0} />
      ))}
      <p className={small}>
        {`Le document PDF compte la TVA en plus\u00A0: d’où deux totaux. ${indicativePrices(price.tariff)}`}
      </p>
    </>
  )
}
