import type { ReactNode } from 'react'
import { Pipe } from '../../../design/pipe.tsx'
import { date } from '../../../format/date.ts'
import { euros, kilometers } from '../../../format/french.ts'
import { dePlace } from '../../../format/place.ts'
import { DocumentPriceTable } from '../../../price/price-table.tsx'
import { AddressCredit } from '../../../site/address-credit.tsx'
import { brand, brandContact } from '../../../site/brand.ts'
import { Logo } from '../../../site/logo.tsx'
import { arrival } from '../arrival.ts'
import { generalConditions } from '../general-conditions.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { totals } from '../totals.ts'
import { emergencyLine } from './emergency-line.ts'
import * as css from './print-sheet.css.ts'

/** What the browser prints of a result: the parts of the document, in its order. */
export function PrintSheet({ quote }: { readonly quote: IssuedQuote }) {
  const { address, city, client, description, issuedAt, number, price, service, urgency } = quote
  return (
    <article className={css.sheet}>
      <header>
        <div className={css.letterhead}>
          <Logo />
          <div>
            <p className={css.brand}>{brand.name}</p>
            <p className={css.small}>{brandContact}</p>
          </div>
          <div className={css.reference}>
            <p className={css.number}>Devis {number}</p>
            <p className={css.quiet}>{date(issuedAt)}</p>
          </div>
        </div>
        <svg aria-hidden className={css.pipe} viewBox="0 0 720 24">
          <Pipe
            path="M0 12H720"
            joints={[
              { x: 24, y: 12 },
              { x: 696, y: 12 },
            ]}
          />
        </svg>
      </header>

      <div className={css.halves}>
        <Part title="Client">
          <p className={css.strong}>{client.name}</p>
          <p>{client.phone}</p>
          <p>{client.email}</p>
        </Part>
        <Part title="Adresse d’intervention">
          <p>{address.label}</p>
        </Part>
      </div>

      <Part title="Intervention">
        <dl>
          <Fact name="Service">
            {service.name}
            <p className={css.quiet}>{service.description}</p>
          </Fact>
          <Fact name="Urgence">{urgency.label}</Fact>
          <Fact name="Prix de base">{euros(price.basePrice)}</Fact>
          <Fact name="Description">{description}</Fact>
          <Fact name="Outils">{price.requiredTools.join(', ')}</Fact>
        </dl>
      </Part>

      <div className={css.whole}>
        <Part title="Calcul détaillé">
          <DocumentPriceTable price={price} />
          <ul className={css.totals}>
            {totals(price).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      </div>

      <div className={`${css.halves} ${css.whole}`}>
        <Part title="Déplacement">
          <dl>
            <Fact name="Distance">
              {kilometers(price.distance)} depuis le centre {dePlace(city.name)}
            </Fact>
            <Fact name="Arrivée estimée">{arrival(price)}</Fact>
          </dl>
        </Part>
        <Part title="Conditions générales">
          <ul className={css.conditions}>
            {generalConditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </Part>
      </div>

      <footer className={css.footer}>
        <p>{emergencyLine}</p>
        <p>
          <AddressCredit />
        </p>
      </footer>
    </article>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
