import { MINIMUM_TOTAL, PRICES_AS_OF } from '@plombier/quote-engine'
import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { House, Pencil, RotateCcw, ShieldCheck } from '../../../design/icons.ts'
import { cluster, groups, page, printOnly, screenOnly } from '../../../design/layout.css.ts'
import { LinkButton } from '../../../design/link-button.tsx'
import { figures, quiet, subtitle, title } from '../../../design/text.css.ts'
import { usePartByPart } from '../../../design/use-part-by-part.ts'
import { date, wholeEuros } from '../../../format/french.ts'
import { at } from '../../../format/place.ts'
import { PageTitle } from '../../../site/page-title.tsx'
import { DocumentActions } from '../document/document-actions.tsx'
import { EmergencyAdvice } from '../emergency-advice.tsx'
import type { IssuedQuote } from '../issued-quote.ts'
import { totals } from '../totals.ts'
import { Breakdown } from './breakdown.tsx'
import { Conditions } from './conditions.tsx'
import { NextSteps } from './next-steps.tsx'
import * as css from './result-view.css.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'
import { Visit } from './visit.tsx'

interface QuoteResultProps {
  readonly quote: IssuedQuote
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. */
export function QuoteResult({ quote, onEdit, onRestart }: QuoteResultProps) {
  const { city, client, description, issuedAt, number, result, service, urgency } = quote
  const heading = useRef<HTMLHeadingElement>(null)
  const parts = usePartByPart(3)
  useEffect(() => {
    // In the frame that shows the view: both want its layout, which would otherwise come twice.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  return (
    <div className={`${page} ${css.view}`}>
      <PageTitle>
        {`Votre devis ${at(city.name)}\u00A0: ${wholeEuros(result.totalPrice)} TTC`}
      </PageTitle>
      <nav className={`${cluster} ${css.ways} ${screenOnly}`} aria-label="Ce devis">
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
          // Once for a double click: the second would leave the page.
          onClick={({ detail }) => detail < 2 && onEdit()}
        >
          <Pencil aria-hidden />
          Modifier ma demande
        </button>
      </nav>

      <header className={css.header}>
        <h1 ref={heading} tabIndex={-1} className={title}>
          Votre devis {at(city.name)}
        </h1>
        <p className={quiet}>
          {number}, le {date(issuedAt)}
        </p>
      </header>

      <div className={css.columns}>
        <section className={`${card} ${groups}`} aria-label="Prix">
          <div className={css.price}>
            <p className={`${css.total} ${figures}`}>
              {wholeEuros(result.totalPrice)} <span className={css.unit}>TTC</span>
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
          <Breakdown quote={quote} />
          <ul className={css.totals}>
            {totals(quote).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <DocumentActions quote={quote} />
        </section>
        {parts > 1 && <Visit quote={quote} />}
      </div>

      {parts > 2 && (
        <>
          <div className={screenOnly}>
            <EmergencyAdvice service={service} isEmergency={urgency.key === 'emergency'} />
          </div>
          <div className={screenOnly}>
            <UrgencyComparison quote={quote} />
          </div>
          <div className={css.columns}>
            <div className={`${card} ${screenOnly}`}>
              <NextSteps quote={quote} />
            </div>
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
          <section className={printOnly} aria-label="Demande">
            <p>
              Client&nbsp;: {[client.name, client.phone, client.email].filter(Boolean).join(', ')}
            </p>
            <p>Description&nbsp;: {description}</p>
          </section>
          <Conditions />
        </>
      )}
    </div>
  )
}
