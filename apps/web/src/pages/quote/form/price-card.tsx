import { PriceTable } from '../../../price/price-table.tsx'
import { pdfTotal, startingFrom } from '../../../price/price-texts.ts'
import { wholeEuros } from '../../../texts/french.ts'
import { quiet, subtitle } from '../../../ui/text.css.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'

export const livePriceId = 'votre-prix'

/** The price so far, or without one, what to pick: beside the form, or at its end. */
export function PriceCard({ livePrice }: { readonly livePrice: LivePrice | undefined }) {
  return (
    <aside
      id={livePriceId}
      className={`${css.card} ${livePrice ? '' : css.notAboveBar}`}
      aria-label="Votre prix"
    >
      <h2 className={subtitle} id="price-title">
        Votre prix
      </h2>
      {livePrice ? (
        <>
          <p className={quiet}>{`${livePrice.service.name}, ${livePrice.urgency.label}`}</p>
          <div className={css.notAboveBar}>
            <RunningTotal {...livePrice} />
            {livePrice.isExact && <p>{pdfTotal(livePrice.price)}</p>}
          </div>
          <PriceTable lines={livePrice.lines} labelledBy="price-title" />
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
      <span className={css.total}>{wholeEuros(price.totalPrice)}</span>
      <span className={css.words}> TTC</span>
    </p>
  )
}
