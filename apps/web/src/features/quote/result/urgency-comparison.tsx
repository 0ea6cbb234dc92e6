import { urgencies } from '@plombier/quote-engine'
import { Check } from '../../../design/icons.ts'
import { figures, subtitle } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { computePrice } from '../../../price/price.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import * as css from './urgency-comparison.css.ts'

/** The price of the same work at each urgency, with the chosen one marked. */
export function UrgencyComparison({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const { price, urgency: chosen } = issuedQuote
  const prices = urgencies.map((urgency) => ({
    ...urgency,
    isChosen: urgency.key === chosen.key,
    ...computePrice({ ...issuedQuote, urgency }, price.tariff),
  }))
  return (
    <section aria-labelledby="urgency-comparison">
      <h2 className={subtitle} id="urgency-comparison">
        Le prix selon l’urgence
      </h2>
      <ul className={css.list}>
        {prices.map(({ key, label, isChosen, totalPrice }) => (
          <li key={key} className={css.urgencies[key]} data-chosen={isChosen}>
            <span>{label}</span>
            <strong className={`${css.price} ${figures}`}>{wholeEuros(totalPrice)}</strong>
            {isChosen && (
              <span className={css.chosen}>
                <Check aria-hidden width={18} height={18} />
                Votre choix
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
