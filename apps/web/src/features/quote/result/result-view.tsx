import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { House, Pencil, RotateCcw, ShieldCheck } from '../../../design/icons.ts'
import {
  cluster,
  groups,
  lines,
  page,
  paragraphs,
  screenOnly,
  view,
} from '../../../design/layout.css.ts'
import { LinkButton } from '../../../design/link-button.tsx'
import { List, listItems } from '../../../design/list.tsx'
import { notice } from '../../../design/notice.css.ts'
import { quiet, title } from '../../../design/text.css.ts'
import { cityWithA } from '../../../format/city-name.ts'
import { date } from '../../../format/date.ts'
import { wholeEuros } from '../../../format/french.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { indicativePrices } from '../../../price/tariff-in-words.ts'
import { PageTitle } from '../../../site/metadata/page-meta.tsx'
import { PrintSheet } from '../print/print-sheet.tsx'
import { QuoteActions } from '../send/quote-actions.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { EmergencyAdvice, needsAdvice } from '../words/emergency-advice.tsx'
import { totals } from '../words/totals.ts'
import { BeforeTheWork } from './before-the-work.tsx'
import { Intervention } from './intervention.tsx'
import { NextSteps } from './next-steps.tsx'
import * as css from './result-view.css.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'

interface ResultViewProps {
  readonly issuedQuote: IssuedQuote
  /** Whether the form was changed since. */
  readonly isOutdated?: boolean
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. */
export function ResultView({ issuedQuote, isOutdated, onEdit, onRestart }: ResultViewProps) {
  const { city, issuedAt, number, price, service, urgency } = issuedQuote
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const emergency = { service, isEmergency: urgency.key === 'emergency' }
  // Both columns end at about the same height.
  const hasAdvice = needsAdvice(emergency)
  const comparison = <UrgencyComparison issuedQuote={issuedQuote} />

  return (
    <>
      <div className={`${page} ${view} ${screenOnly}`}>
        <PageTitle>
          {`Votre devis ${cityWithA(city.name)}\u00A0: ${wholeEuros(price.totalPrice)} TTC`}
        </PageTitle>
        <header className={lines}>
          <h1 ref={heading} tabIndex={-1} className={title}>
            {`Votre devis ${cityWithA(city.name)}`}
          </h1>
          <p className={quiet}>{`${number}, le ${date(issuedAt)}`}</p>
        </header>
        {isOutdated && (
          <p className={notice.info}>
            Vous avez modifié votre demande depuis ce devis&nbsp;: il ne tient pas compte de ces
            changements.
          </p>
        )}

        <div className={css.columns}>
          <div className={groups}>
            <section className={`${card} ${groups}`} aria-label="Prix">
              <div className={paragraphs}>
                <p className={css.total}>
                  <span>{wholeEuros(price.totalPrice)}</span> <span className={css.unit}>TTC</span>
                </p>
                <List className={css.totals}>{listItems(totals(price))}</List>
                <p>{`${service.name}, ${urgency.label}`}</p>
                <p className={quiet}>{indicativePrices(price.tariff)}</p>
              </div>
              <NextSteps issuedQuote={issuedQuote} />
              <QuoteActions issuedQuote={issuedQuote} />
              <PriceTable caption="Détail du prix" price={price} isExact />
              <div className={`${cluster} ${css.belowPrice}`}>
                <p className={css.guarantee}>
                  <ShieldCheck />
                  {/* `120€` without a space, as the specification says. */}
                  <span>{`Prix minimum garanti ${price.tariff.minimumTotal}€`}</span>
                </p>
                <button type="button" className={button.plain} onClick={onEdit}>
                  <Pencil />
                  Modifier ma demande
                </button>
              </div>
            </section>
            {hasAdvice ? comparison : <BeforeTheWork />}
          </div>
          <div className={groups}>
            {hasAdvice ? <EmergencyAdvice {...emergency} /> : comparison}
            <Intervention issuedQuote={issuedQuote} />
            {hasAdvice && <BeforeTheWork />}
          </div>
        </div>

        <nav className={cluster} aria-label="Ce devis">
          <LinkButton to="/" tone="plain">
            <House />
            Retour à l'accueil
          </LinkButton>
          <button type="button" className={button.plain} onClick={onRestart}>
            <RotateCcw />
            Nouveau calcul
          </button>
        </nav>
      </div>
      <PrintSheet issuedQuote={issuedQuote} />
    </>
  )
}
