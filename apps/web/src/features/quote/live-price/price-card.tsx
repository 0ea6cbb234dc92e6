import type { City } from '@plombier/quote-engine'
import { subtitle } from '../../../design/text.css.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'
import { PriceDetails } from './price-details.tsx'
import { PriceRules } from './price-rules.tsx'
import { RunningTotal } from './running-total.tsx'

interface PriceCardProps {
  readonly city: City
  readonly livePrice: LivePrice | undefined
}

/** The price so far. Without one: what to pick, and the rules that the price will follow. */
export function PriceCard({ city, livePrice }: PriceCardProps) {
  return (
    <aside className={css.card} aria-label="Votre prix, comment il se calcule">
      <div className={css.total}>
        <h2 className={subtitle}>Votre prix</h2>
        {livePrice ? (
          <RunningTotal livePrice={livePrice} />
        ) : (
          <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
        )}
      </div>
      {livePrice && (
        <div className={css.lines}>
          <PriceDetails livePrice={livePrice} />
        </div>
      )}
      <div className={livePrice ? css.rulesWithPrice : css.rules}>
        <PriceRules city={city} />
      </div>
    </aside>
  )
}
