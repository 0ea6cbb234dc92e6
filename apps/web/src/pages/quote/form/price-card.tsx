import type { UrgencyKey } from '@plombier/quote-engine'
import { PriceTable } from '../../../price/price-table.tsx'
import { pdfTotal, startingFrom, travelRule } from '../../../price/price-texts.ts'
import { wholeEuros } from '../../../texts/french.ts'
import { quiet, subtitle } from '../../../ui/text.css.ts'
import { TripSentence } from '../trip-sentence.tsx'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'

export const livePriceId = 'votre-prix'

interface PriceCardProps {
  readonly livePrice: LivePrice | undefined
  readonly onUrgency: (key: UrgencyKey) => void
}

/** The price so far, or without one, what to pick: beside the form, or at its end. */
export function PriceCard({ livePrice, onUrgency }: PriceCardProps) {
  return (
    <aside
      id={livePriceId}
      className={`${css.card} ${livePrice ? '' : css.notAboveBar}`}
      aria-label="Votre prix"
      tabIndex={-1}
    >
      <h2 className={subtitle} id="price-title">
        Votre prix
      </h2>
      {livePrice ? (
        <>
          <p className={quiet}>
            {[livePrice.service.name, livePrice.urgency?.label].filter(Boolean).join(', ')}
          </p>
          <RunningTotal {...livePrice} />
          {livePrice.isExact && <p>{pdfTotal(livePrice.price.pdf)}</p>}
          <PriceTable
            price={livePrice.price}
            rule={livePrice.pick ? undefined : travelRule}
            labelledBy="price-title"
          />
          {livePrice.isExact && <TripSentence {...livePrice} onUrgency={onUrgency} />}
        </>
      ) : (
        <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
      )}
    </aside>
  )
}

/** `À partir de 180 € TTC` */
export function RunningTotal({ isExact, price }: LivePrice) {
  return (
    <p className={css.running}>
      {!isExact && <span className={css.words}>{`${startingFrom} `}</span>}
      <span className={css.total}>{wholeEuros(price.quote.totalPrice)}</span>
      <span className={css.words}> TTC</span>
    </p>
  )
}
