import { urgencies } from '@plombier/quote-engine'
import { Check } from '../../../design/icons.ts'
import { figures, subtitle } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { computePrice } from '../../../price/price.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import * as css from './urgency-comparison.css.ts'

/** The price of the same work at each urgency, with the chosen one marked. */
export function UrgencyComparison({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  return (
    <section aria-labelledby="urgency-comparison">
      <h2 className={subtitle} id="urgency-comparison">
        Le prix selon l’urgence
      </h2>
      <ul className={css.list}>
        {urgencies.map((urgency) => {
          const isChosen = urgency.key === issuedQuote.urgency.key
          const { totalPrice } = computePrice(
            issuedQuote.service,
            urgency,
            issuedQuote.city.center,
            issuedQuote.address.coordinates,
          )
          return (
            <li key={urgency.key} className={css.urgencies[urgency.key]} data-chosen={isChosen}>
              <span>{urgency.label}</span>
              <strong className={`${css.price} ${figures}`}>{wholeEuros(totalPrice)}</strong>
              {isChosen && (
                <span className={css.chosen}>
                  <Check aria-hidden width={18} height={18} />
                  Votre choix
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
