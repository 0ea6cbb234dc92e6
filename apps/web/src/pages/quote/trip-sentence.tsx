import type { QuoteRequest, UrgencyKey } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import type { Price } from '../../price/price-texts.ts'
import { wholeEuros } from '../../texts/french.ts'
import { button } from '../../ui/button.css.ts'
import { tripAdvice } from './trip-advice.ts'
import * as css from './trip-sentence.css.ts'

interface TripSentenceProps {
  readonly request: QuoteRequest
  readonly price: Price
  readonly onUrgency: (key: UrgencyKey) => void
}

/** What to consider about a trip, with what can be chosen instead; nothing for most trips. */
export function TripSentence({ request, price, onUrgency }: TripSentenceProps) {
  const advice = tripAdvice(request, price)
  if (!advice) return null
  const { text, instead, nearerCity } = advice
  return (
    <div className={css.trip}>
      <p>{text}</p>
      {instead && (
        <button
          type="button"
          className={button.plain}
          onClick={() => onUrgency(instead.urgency.key)}
        >
          {`Sous ${instead.urgency.delayHours}\u00A0h\u00A0: ${wholeEuros(instead.totalPrice)}`}
        </button>
      )}
      {nearerCity && (
        <Link
          to="/plombier-{$citySlug}"
          params={{ citySlug: nearerCity.slug }}
          className={button.plain}
        >
          {`Calculer depuis ${nearerCity.name}`}
        </Link>
      )}
    </div>
  )
}
