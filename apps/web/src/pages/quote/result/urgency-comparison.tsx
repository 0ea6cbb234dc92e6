import type { UrgencyKey } from '@plombier/quote-engine'
import { wholeEuros } from '../../../texts/french.ts'
import { card } from '../../../ui/card.css.ts'
import { Check } from '../../../ui/icons.ts'
import { visuallyHidden } from '../../../ui/layout.css.ts'
import { figures, subtitle } from '../../../ui/text.css.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import * as css from './urgency-comparison.css.ts'

interface UrgencyComparisonProps {
  readonly issuedQuote: IssuedQuote
  readonly onChoose: (urgency: UrgencyKey) => void
}

/** The price of the same work at each urgency of its tariff, with the chosen one marked, and a way to the others. */
export function UrgencyComparison({
  issuedQuote: { price, urgency: chosen },
  onChoose,
}: UrgencyComparisonProps) {
  return (
    <section className={card}>
      <table>
        <caption>
          <h2 className={subtitle}>Le prix selon l’urgence</h2>
        </caption>
        <tbody>
          {price.urgencyTotals.map(({ urgency: { key, label }, totalPrice }) => {
            const isChosen = key === chosen.key
            return (
              <tr key={key} className={css.urgency} data-chosen={isChosen}>
                <th scope="row" className={css.label}>
                  {label}
                </th>
                <td className={css.choice}>
                  {isChosen ? (
                    <span className={css.chosen}>
                      <Check width={18} height={18} />
                      <span>Votre choix</span>
                    </span>
                  ) : (
                    <button type="button" className={css.choose} onClick={() => onChoose(key)}>
                      <span>Choisir</span>
                      <span className={visuallyHidden}>{` ${label}`}</span>
                    </button>
                  )}
                </td>
                <td className={`${css.price} ${figures}`}>{wholeEuros(totalPrice)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
