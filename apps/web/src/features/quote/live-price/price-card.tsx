import { lines, paragraphs } from '../../../design/layout.css.ts'
import { quiet, subtitle } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { travelRule } from '../../../price/tariff-in-words.ts'
import { totals, totalText } from '../../../price/totals.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'

/** The price so far, beside the form, or without one, what to pick. Not on a phone: there is the bar. */
export function PriceCard({ livePrice }: { readonly livePrice: LivePrice | undefined }) {
  return (
    <aside className={css.card} aria-labelledby="live-price">
      <div className={`${css.panel} ${paragraphs}`}>
        <div className={css.heading}>
          <h2 className={subtitle} id="live-price">
            Votre prix
          </h2>
          {livePrice ? (
            <PriceSoFar livePrice={livePrice} />
          ) : (
            <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
          )}
        </div>
        {livePrice && <PriceLines livePrice={livePrice} />}
      </div>
    </aside>
  )
}

function PriceSoFar({ livePrice }: { readonly livePrice: LivePrice }) {
  const [screen, pdf] = totals(livePrice.price)
  if (!livePrice.isExact) return <RunningTotal livePrice={livePrice} label="À partir de " />
  return (
    <div className={lines}>
      <RunningTotal livePrice={livePrice} label={`${screen.label}\u00A0: `} />
      <p>{totalText(pdf)}</p>
    </div>
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

/** What is priced so far, line by line. */
export function PriceLines({ livePrice }: { readonly livePrice: LivePrice }) {
  const { service, urgency, price, isExact, hasAddress } = livePrice
  return (
    <div className={paragraphs}>
      <p className={quiet}>{`${service.name}, ${urgency.label}`}</p>
      <PriceTable
        lines={price.screenLines}
        total={price.totalPrice}
        totalLabel={isExact ? 'Total TTC' : 'À partir de (TTC)'}
        travelRule={hasAddress ? undefined : travelRule(price.tariff)}
      />
    </div>
  )
}
