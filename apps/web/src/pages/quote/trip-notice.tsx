import type { UrgencyKey } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { wholeEuros } from '../../texts/french.ts'
import { button } from '../../ui/button.css.ts'
import { notice } from '../../ui/notice.css.ts'
import type { Notice } from './words/trip-notices.ts'

interface TripNoticeProps extends Notice {
  readonly onChoose: (urgency: UrgencyKey) => void
}

/** What to consider about a trip, with what leads on. */
export function TripNotice({ text, nearerCity, slower, onChoose }: TripNoticeProps) {
  return (
    <div className={notice.info}>
      <p>{text}</p>
      {nearerCity && (
        <Link
          to="/plombier-{$citySlug}"
          params={{ citySlug: nearerCity.slug }}
          className={button.plain}
        >
          {`Calculer depuis ${nearerCity.name}`}
        </Link>
      )}
      {slower && (
        <button type="button" className={button.plain} onClick={() => onChoose(slower.urgency.key)}>
          {`Choisir ${slower.urgency.label}\u00A0: ${wholeEuros(slower.totalPrice)}`}
        </button>
      )}
    </div>
  )
}
