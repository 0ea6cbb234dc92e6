import { type City, currentTariff } from '@plombier/quote-engine'
import { Check } from '../../../design/icons.ts'
import { lines, paragraphs, withIcon } from '../../../design/layout.css.ts'
import { List, listItems } from '../../../design/list.tsx'
import { heading, quiet, subtitle } from '../../../design/text.css.ts'
import { cityWithDe } from '../../../format/city-name.ts'
import { wholeEuros } from '../../../format/french.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { travelRule } from '../../../price/tariff-in-words.ts'
import { totals } from '../words/totals.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-card.css.ts'

interface PriceCardProps {
  readonly city: City
  readonly livePrice: LivePrice | undefined
}

/** The price so far. Without one: what to pick, and the rules that the price will follow. */
export function PriceCard({ city, livePrice }: PriceCardProps) {
  return (
    <aside className={css.card} aria-label="Votre prix, comment il se calcule">
      <div className={css.price}>
        <div className={css.heading}>
          <h2 className={subtitle}>Votre prix</h2>
          {livePrice ? (
            <RunningTotal livePrice={livePrice} />
          ) : (
            <p>Choisissez un type de service&nbsp;: son prix s’affiche aussitôt.</p>
          )}
        </div>
        {livePrice && (
          <div className={css.below}>
            <PriceLines livePrice={livePrice} />
          </div>
        )}
      </div>
      <PriceRules city={city} className={livePrice ? css.rulesWithPrice : css.below} />
    </aside>
  )
}

/** `À partir de 180 € TTC` */
export function RunningTotal({ livePrice }: { readonly livePrice: LivePrice }) {
  return (
    <p className={css.running}>
      {!livePrice.isExact && <span className={css.words}>À partir de </span>}
      <span className={css.total}>{wholeEuros(livePrice.price.totalPrice)}</span>
      <span className={css.words}> TTC</span>
    </p>
  )
}

/** The lines of the price so far, and both totals once it is exact. */
export function PriceLines({ livePrice }: { readonly livePrice: LivePrice }) {
  const { service, urgency, price, isExact, hasAddress } = livePrice
  return (
    <div className={paragraphs}>
      <p className={quiet}>{`${service.name}, ${urgency.label}`}</p>
      <PriceTable price={price} isExact={isExact} hasAddress={hasAddress} />
      {isExact && <List className={lines}>{listItems(totals(price))}</List>}
    </div>
  )
}

/** How the price is computed. */
function PriceRules({ city, className }: { readonly city: City; readonly className: string }) {
  const rules = [
    `Déplacement\u00A0: ${travelRule(currentTariff)}`,
    `Distance mesurée depuis le centre ${cityWithDe(city.name)}`,
    `Prix minimum\u00A0: ${wholeEuros(currentTariff.minimumTotal)} TTC`,
    'Devis gratuit et sans engagement',
  ]
  return (
    <section className={`${paragraphs} ${className}`} aria-labelledby="price-rules">
      <h3 className={heading} id="price-rules">
        Comment le prix se calcule
      </h3>
      <List className={lines}>
        {rules.map((rule) => (
          <li key={rule} className={withIcon}>
            <Check className={css.icon} />
            <span>{rule}</span>
          </li>
        ))}
      </List>
    </section>
  )
}
