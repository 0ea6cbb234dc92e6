import { type City, currentTariff } from '@plombier/quote-engine'
import { Check } from '../../../design/icons.ts'
import { wholeEuros } from '../../../format/french.ts'
import { placeWithDe } from '../../../format/place.ts'
import { travelRule } from '../../../price/tariff-in-words.ts'
import * as css from './price-rules.css.ts'

/** How the price is computed, shown before there is one. */
export function PriceRules({ city }: { readonly city: City }) {
  const rules = [
    `Déplacement\u00A0: ${travelRule(currentTariff)}`,
    `Distance mesurée depuis le centre ${placeWithDe(city.name)}`,
    `Prix minimum\u00A0: ${wholeEuros(currentTariff.minimumTotal)} TTC`,
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
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
