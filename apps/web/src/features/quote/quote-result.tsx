import { MINIMUM_TOTAL, PRICES_AS_OF } from '@plombier/quote-engine'
import { House, Pencil, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { cluster, groups, page, printOnly, screenOnly } from '../../design/layout.css.ts'
import { LinkButton } from '../../design/link-button.tsx'
import { figures, quiet, subtitle, title } from '../../design/text.css.ts'
import { date, euros, kilometers, minutes, wholeEuros } from '../../format/french.ts'
import { Breakdown } from './breakdown.tsx'
import { Conditions } from './conditions.tsx'
import { DocumentActions } from './document-actions.tsx'
import { EmergencyAdvice } from './emergency-advice.tsx'
import type { IssuedQuote } from './issued-quote.ts'
import { NextSteps } from './next-steps.tsx'
import * as css from './quote-result.css.ts'
import { RadiusDrawing } from './radius-drawing.tsx'
import { totals } from './totals.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'

interface QuoteResultProps {
  readonly quote: IssuedQuote
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. */
export function QuoteResult({ quote, onEdit, onRestart }: QuoteResultProps) {
  const { address, city, client, description, issuedAt, number, result, service, urgency } = quote
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <div className={`${page} ${css.view}`}>
      <div className={`${cluster} ${screenOnly}`}>
        <LinkButton to="/">
          <House aria-hidden size={20} />
          Retour à l'accueil
        </LinkButton>
        <button type="button" className={button()} onClick={onEdit}>
          <Pencil aria-hidden size={20} />
          Modifier ma demande
        </button>
        <button type="button" className={button()} onClick={onRestart}>
          <RotateCcw aria-hidden size={20} />
          Nouveau calcul
        </button>
      </div>

      <header className={css.header}>
        <h1 ref={heading} tabIndex={-1} className={title}>
          Votre devis à {city.name}
        </h1>
        <p className={quiet}>
          {number}, le {date(issuedAt)}
        </p>
      </header>

      <div className={css.columns}>
        <div className={groups}>
          <section className={`${card} ${groups}`} aria-label="Prix">
            <div>
              <p className={`${css.total} ${figures}`}>
                {wholeEuros(result.totalPrice)} <span className={css.unit}>TTC</span>
              </p>
              <p>
                <strong>Prix minimum garanti {MINIMUM_TOTAL}€</strong>
              </p>
              <p className={quiet}>
                Prix indicatif, tarifs du {date(PRICES_AS_OF)}&nbsp;: le devis définitif est établi
                par le professionnel après diagnostic sur place.
              </p>
            </div>
            <div>
              <p className={subtitle}>{service.name}</p>
              <p>{urgency.label}</p>
            </div>
            <Breakdown quote={quote} />
            <ul className={css.totals}>
              {totals(quote).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <DocumentActions quote={quote} />
          </section>
          <UrgencyComparison quote={quote} />
        </div>

        <div className={groups}>
          <section className={`${card} ${groups}`} aria-labelledby="visit">
            <h2 className={subtitle} id="visit">
              Votre intervention
            </h2>
            <dl className={css.facts}>
              <dt>Adresse</dt>
              <dd>{address.label}</dd>
              <dt>Arrivée estimée</dt>
              <dd>{minutes(result.travelTime)}</dd>
              <dt>Prix de base</dt>
              <dd>{wholeEuros(result.basePrice)}</dd>
              <dt>Distance</dt>
              <dd>{kilometers(result.distance)}</dd>
              <dt>Km offerts</dt>
              <dd>{kilometers(result.freeKilometers)}</dd>
              <dt>Km facturés</dt>
              <dd>{kilometers(result.billableKilometers)}</dd>
              <dt>Déplacement</dt>
              <dd>{euros(result.travelCost)}</dd>
            </dl>
            <RadiusDrawing quote={quote} />
          </section>
          <section className={card} aria-labelledby="tools">
            <h2 className={subtitle} id="tools">
              Outils nécessaires
            </h2>
            <ul className={css.tools}>
              {result.requiredTools.map((tool) => (
                <li key={tool}>{tool}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>

      <div className={screenOnly}>
        <EmergencyAdvice service={service} isEmergency={urgency.key === 'emergency'} />
      </div>
      <div className={`${card} ${screenOnly}`}>
        <NextSteps quote={quote} />
      </div>
      <section className={printOnly} aria-label="Demande">
        <p>Client&nbsp;: {[client.name, client.phone, client.email].filter(Boolean).join(', ')}</p>
        <p>Description&nbsp;: {description}</p>
      </section>
      <Conditions />
    </div>
  )
}
