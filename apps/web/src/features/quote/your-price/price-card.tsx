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

/** The price so far, the rules that it follows, and below them its lines: nothing moves as they come. */
export function PriceCard({ city, priceSoFar }: PriceCardProps) {
  return (
    <aside className={css.card} aria-labelledby="your-price">
      <div className={css.besideTheForm}>
        <h2 className={subtitle} id="your-price">
          Votre prix
        </h2>
        <div className={css.total}>
          <p className={priceSoFar && css.keepsItsRoom}>
            Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.
          </p>
          {priceSoFar && <RunningTotal priceSoFar={priceSoFar} />}
        </div>
      </div>
      <PriceRules city={city} />
      {priceSoFar && (
        <div className={css.besideTheForm}>
          <PriceDetails priceSoFar={priceSoFar} />
        </div>
      )}
    </aside>
  )
}
