import { card } from '../../../design/card.css.ts'
import { groups } from '../../../design/layout.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import { euros, kilometers, someKilometers, wholeEuros } from '../../../format/french.ts'
import { arrival } from '../arrival.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { RadiusDrawing } from './radius-drawing.tsx'
import * as css from './visit.css.ts'

/** The address, the arrival time, and how the travel cost comes about. */
export function Visit({ quote }: { readonly quote: IssuedQuote }) {
  const { address, price } = quote
  const facts = [
    ['Adresse', address.label],
    ['Arrivée estimée', arrival(price)],
    ['Prix de base', wholeEuros(price.basePrice)],
    ['Distance', kilometers(price.distance)],
    ['Km offerts', kilometers(price.freeKilometers)],
    [
      'Km facturés',
      price.travelCost > 0 ? someKilometers(price.billableKilometers) : kilometers(0),
    ],
    ['Déplacement', euros(price.travelCost)],
  ] as const
  return (
    <section className={`${card} ${groups} ${css.visit}`} aria-labelledby="visit">
      <h2 className={subtitle} id="visit">
        Votre intervention
      </h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={css.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RadiusDrawing quote={quote} />
    </section>
  )
}
