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

/** The result's breakdown in the making, and the rules that it follows. */
export function PriceCard({ city, priceSoFar }: PriceCardProps) {
  return (
    <aside className={css.card} aria-labelledby="your-price">
      <div className={priceSoFar ? css.besideTheForm : css.price}>
        <h2 className={subtitle} id="your-price">
          Votre prix
        </h2>
        {priceSoFar ? (
          <>
            <RunningTotal priceSoFar={priceSoFar} />
            <PriceDetails priceSoFar={priceSoFar} />
          </>
        ) : (
          <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
        )}
      </div>
      <PriceRules city={city} />
    </aside>
  )
}
