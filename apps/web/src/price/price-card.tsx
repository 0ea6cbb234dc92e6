import { stackSmall } from '../design/layout.css.ts'
import { quiet, subtitle } from '../design/text.css.ts'
import { wholeEuros } from '../format/french.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'
import { PriceTable } from './price-table.tsx'
import { travelRule } from './tariff-in-words.ts'
import { bothTotals, startingFrom } from './totals.ts'

/** The price so far, beside the form, or without one, what to pick. Not on a phone: there is the bar. */
export function PriceCard({ livePrice }: { readonly livePrice: LivePrice | undefined }) {
  return (
    <aside className={css.card} aria-labelledby="live-price">
      <div className={`${css.panel} ${stackSmall}`}>
        <div className={css.heading}>
          <h2 className={subtitle} id="live-price">
            Votre prix
          </h2>
          {livePrice ? (
            <>
              <PricedWork livePrice={livePrice} />
              <RunningTotal
                livePrice={livePrice}
                label={livePrice.isExact ? undefined : `${startingFrom} `}
              />
            </>
          ) : (
            <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
          )}
        </div>
        {livePrice && <PriceLines livePrice={livePrice} />}
        {livePrice?.isExact && <p>{bothTotals(livePrice.price)[1]}</p>}
      </div>
    </aside>
  )
}

interface RunningTotalProps {
  readonly livePrice: LivePrice
  readonly label: string | undefined
}

/** `À partir de 180 € TTC` */
export function RunningTotal({ livePrice, label }: RunningTotalProps) {
  return (
    <p className={css.running}>
      {label && <span className={css.words}>{label}</span>}
      <span className={css.total}>{wholeEuros(livePrice.price.totalPrice)}</span>
      <span className={css.words}> TTC</span>
    </p>
  )
}

/** `Réparation de fuite, Urgent (24h)` */
export function PricedWork({ livePrice }: { readonly livePrice: LivePrice }) {
  return <p className={quiet}>{`${livePrice.service.name}, ${livePrice.urgency.label}`}</p>
}

/** What is priced so far, line by line. The total stands beside it. */
export function PriceLines({ livePrice }: { readonly livePrice: LivePrice }) {
  const { price, hasAddress } = livePrice
  return (
    <PriceTable
      lines={price.screenLines}
      travelRule={hasAddress ? undefined : travelRule(price.tariff)}
    />
  )
}
