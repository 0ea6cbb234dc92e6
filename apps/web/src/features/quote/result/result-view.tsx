import { MINIMUM_TOTAL, PRICES_AS_OF } from '@plombier/quote-engine'
import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { House, Pencil, RotateCcw, ShieldCheck } from '../../../design/icons.ts'
import { cluster, groups, page, screenOnly, view } from '../../../design/layout.css.ts'
import { LinkButton } from '../../../design/link-button.tsx'
import { figures, quiet, subtitle, title } from '../../../design/text.css.ts'
import { date } from '../../../format/date.ts'
import { wholeEuros } from '../../../format/french.ts'
import { aPlace } from '../../../format/place.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { PageTitle } from '../../../site/metadata/page-title.tsx'
import { DocumentActions } from '../document/document-actions.tsx'
import { PrintSheet } from '../document/print-sheet.tsx'
import { EmergencyAdvice } from '../emergency-advice.tsx'
import type { IssuedQuote } from '../issued-quote.ts'
import { totals } from '../totals.ts'
import { NextSteps } from './next-steps.tsx'
import * as css from './result-view.css.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'
import { Visit } from './visit.tsx'

interface ResultViewProps {
  readonly quote: IssuedQuote
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. */
export function ResultView({ quote, onEdit, onRestart }: ResultViewProps) {
  const { city, issuedAt, number, price, service, urgency } = quote
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <>
      <div className={`${page} ${view} ${screenOnly}`}>
        <PageTitle>
          {`Votre devis ${aPlace(city.name)}\u00A0: ${wholeEuros(price.totalPrice)} TTC`}
        </PageTitle>
        <nav className={`${cluster} ${css.ways}`} aria-label="Ce devis">
          <LinkButton to="/" tone="plain">
            <House aria-hidden />
            Retour à l'accueil
          </LinkButton>
          <button type="button" className={button.plain} onClick={onRestart}>
            <RotateCcw aria-hidden />
            Nouveau calcul
          </button>
          <button
            type="button"
            className={button.plain}
            // A double click would go back twice, and leave the page.
            onClick={({ detail }) => detail < 2 && onEdit()}
          >
            <Pencil aria-hidden />
            Modifier ma demande
          </button>
        </nav>

        <header className={css.header}>
          <h1 ref={heading} tabIndex={-1} className={title}>
            Votre devis {aPlace(city.name)}
          </h1>
          <p className={quiet}>
            {number}, le {date(issuedAt)}
          </p>
        </header>

        <div className={css.columns}>
          <section className={`${card} ${groups}`} aria-label="Prix">
            <div className={css.price}>
              <p className={`${css.total} ${figures}`}>
                {wholeEuros(price.totalPrice)} <span className={css.unit}>TTC</span>
              </p>
              <p className={quiet}>
                Prix indicatif, tarifs du {date(PRICES_AS_OF)}&nbsp;: le devis définitif est établi
                par le professionnel après diagnostic sur place.
              </p>
              <p className={css.guarantee}>
                <ShieldCheck aria-hidden />
                Prix minimum garanti {MINIMUM_TOTAL}€
              </p>
            </div>
            <div>
              <p className={subtitle}>{service.name}</p>
              <p>{urgency.label}</p>
            </div>
            <PriceTable caption="Détail du prix" price={price} isExact />
            <ul className={css.totals}>
              {totals(price).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <DocumentActions quote={quote} />
          </section>
          <div className={css.advice}>
            <EmergencyAdvice service={service} isEmergency={urgency.key === 'emergency'} />
          </div>
          <Visit quote={quote} />
        </div>

        <UrgencyComparison quote={quote} />
        <div className={css.columns}>
          <div className={card}>
            <NextSteps quote={quote} />
          </div>
          <section className={card} aria-labelledby="tools">
            <h2 className={subtitle} id="tools">
              Outils nécessaires
            </h2>
            <ul className={css.tools}>
              {price.requiredTools.map((tool) => (
                <li key={tool}>{tool}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <PrintSheet quote={quote} />
    </>
  )
}
