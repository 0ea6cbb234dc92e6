import { urgencies } from '@plombier/quote-engine'
import { card } from '../../../design/card.css.ts'
import { Check } from '../../../design/icons.ts'
import { figures, subtitle } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { computePrice } from '../../../price/price.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
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
    <section className={card}>
      <table>
        <caption>
          <h2 className={subtitle}>Le prix selon l’urgence</h2>
        </caption>
        <tbody>
          {prices.map(({ key, label, isChosen, totalPrice }) => (
            <tr key={key} className={css.urgency} data-chosen={isChosen}>
              <th scope="row" className={css.label}>
                <span>{label}</span>
                {isChosen && (
                  <span className={css.chosen}>
                    <Check width={18} height={18} />
                    Votre choix
                  </span>
                )}
              </th>
              <td className={`${css.price} ${figures}`}>{wholeEuros(totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
