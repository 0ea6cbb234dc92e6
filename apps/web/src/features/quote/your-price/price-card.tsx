import type { City } from '@plombier/quote-engine'
import { subtitle } from '../../../design/text.css.ts'
import * as css from './price-card.css.ts'
import { PriceDetails } from './price-details.tsx'
import { PriceRules } from './price-rules.tsx'
import type { PriceSoFar } from './price-so-far.ts'
import { RunningTotal } from './running-total.tsx'

interface PriceCardProps {
  readonly city: City
  readonly priceSoFar: PriceSoFar | undefined
}

/** The price so far, or what to pick for one and the rules that it will follow. */
export function PriceCard({ city, priceSoFar }: PriceCardProps) {
  return (
    <aside className={css.card} aria-labelledby="your-price">
      <div className={css.total}>
        <h2 className={subtitle} id="your-price">
          Votre prix
        </h2>
        {priceSoFar ? (
          <RunningTotal priceSoFar={priceSoFar} />
        ) : (
          <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
        )}
      </div>
      {priceSoFar && (
        <div className={css.lines}>
          <PriceDetails priceSoFar={priceSoFar} />
        </div>
      )}
      <div className={priceSoFar ? css.rulesOfAPrice : css.rules}>
        <PriceRules city={city} />
      </div>
    </aside>
  )
}
