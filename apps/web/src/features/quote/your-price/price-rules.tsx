import {
  type City,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  PRICE_PER_KILOMETER,
} from '@plombier/quote-engine'
import { Check } from '../../../design/icons.ts'
import { euros, kilometers, wholeEuros } from '../../../format/french.ts'
import { dePlace } from '../../../format/place.ts'
import * as css from './price-rules.css.ts'

/** How the price comes about, in sight before it is asked for. */
export function PriceRules({ city }: { readonly city: City }) {
  const rules = [
    `${kilometers(FREE_KILOMETERS)} de déplacement offerts`,
    `puis ${euros(PRICE_PER_KILOMETER)} par km supplémentaire`,
    `Distance mesurée depuis le centre ${dePlace(city.name)}`,
    `Prix minimum\u00A0: ${wholeEuros(MINIMUM_TOTAL)} TTC`,
    'Devis gratuit et sans engagement',
  ]
  return (
    <section className={css.rules} aria-labelledby="price-rules">
      <h3 className={css.heading} id="price-rules">
        Comment le prix se calcule
      </h3>
      <ul className={css.list}>
        {rules.map((rule) => (
          <li key={rule} className={css.rule}>
            <Check aria-hidden className={css.icon} />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
