import { PriceTable } from '../../../price/price-table.tsx'
import { totals } from '../totals.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-details.css.ts'

/** The lines of the price so far, and both totals once it is exact. */
export function PriceDetails({ livePrice }: { readonly livePrice: LivePrice }) {
  const { service, urgency, price, isExact } = livePrice
  return (
    <div className={css.details}>
      <p className={css.subject}>{`${service.name}, ${urgency.label}`}</p>
      <PriceTable price={price} isExact={isExact} />
      {isExact && (
        <ul className={css.totals}>
          {totals(price).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
