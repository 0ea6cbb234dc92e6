import type { UrgencyKey } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { button } from '../../../design/button.css.ts'
import { card } from '../../../design/card.css.ts'
import { focusOnce } from '../../../design/focus-once.ts'
import { House, Pencil, RotateCcw, ShieldCheck } from '../../../design/icons.ts'
import {
  groups,
  headed,
  line,
  lines,
  page,
  paragraphs,
  screenOnly,
} from '../../../design/layout.css.ts'
import { notice } from '../../../design/notice.css.ts'
import { quiet, small, title } from '../../../design/text.css.ts'
import { cityWithA } from '../../../format/city-name.ts'
import { date } from '../../../format/date.ts'
import { roundedKilometers, wholeEuros } from '../../../format/french.ts'
import { plainSpaces } from '../../../format/typed-text.ts'
import { PageTitle } from '../../../metadata/page-meta.tsx'
import { communeOutside } from '../../../place/nearest-city.ts'
import { indicativePrices } from '../../../price/tariff-in-words.ts'
import { totals } from '../../../price/totals.ts'
import { PriceTable } from '../../../price-table/price-table.tsx'
import { TotalLines } from '../../../price-table/total-lines.tsx'
import { EmergencyAdvice } from '../components/emergency-advice.tsx'
import { TripNotice } from '../components/trip-notice.tsx'
import { PrintSheet } from '../print/print-sheet.tsx'
import { QuoteActions } from '../send/quote-actions.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { adviceFor } from '../words/emergency-advice.ts'
import { noticeFor } from '../words/trip-notices.ts'
import { BeforeTheWork } from './before-the-work.tsx'
import { Intervention } from './intervention.tsx'
import { LongDescription } from './long-description.tsx'
import { NextSteps } from './next-steps.tsx'
import * as css from './result-view.css.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'

// Longer, and it takes the width of both columns.
const LONG_DESCRIPTION = 150

interface ResultViewProps {
  readonly issuedQuote: IssuedQuote
  /** Whether the form was changed since. */
  readonly isOutdated?: boolean
  /** Leads to the form, with this urgency or the one that it has. */
  readonly onEdit: (urgency?: UrgencyKey) => void
  readonly onRestart: () => void
}

/** The calculator's result view. */
export function ResultView({ issuedQuote, isOutdated, onEdit, onRestart }: ResultViewProps) {
  const { address, city, issuedAt, number, price, service, typed, urgency } = issuedQuote
  const { description } = typed
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOnce(heading.current, { preventScroll: true }), [])
  const commune = communeOutside(city, address)
  const advice = adviceFor(service, urgency.key)
  const tripNotice = noticeFor(issuedQuote)
  // Both columns end at about the same height.
  const isLeftShorter = advice !== undefined && price.travelCost === 0
  const isLong = description.length > LONG_DESCRIPTION

  return (
    <>
      <div className={`${page} ${headed} ${screenOnly}`}>
        <PageTitle>
          {`Votre devis ${cityWithA(city.name)}\u00A0: ${wholeEuros(price.totalPrice)} TTC`}
        </PageTitle>
        <header className={lines}>
          <h1 ref={heading} className={title}>
            {`Votre devis ${cityWithA(commune ?? city.name)}`}
          </h1>
          {commune && <p>{`depuis ${city.name}, à ${roundedKilometers(price.distance)}`}</p>}
          <p className={quiet}>{`${number}, le ${date(issuedAt)}`}</p>
        </header>
        {isOutdated && (
          <p className={notice.info}>
            Vous avez modifié votre demande depuis ce devis&nbsp;: il ne tient pas compte de ces
            changements.
          </p>
        )}

        <div className={css.columns}>
          <div className={css.column}>
            <section className={`${card} ${groups} ${css.first}`} aria-label="Prix">
              <div className={paragraphs}>
                <TotalLines totals={totals(price)} />
                <p className={small}>
                  {`Le document PDF compte la TVA en plus\u00A0: d’où deux totaux. ${indicativePrices(price.tariff)}`}
                </p>
                <div className={css.asked}>
                  <p>{`${service.name}, ${urgency.label}`}</p>
                  <button
                    type="button"
                    className={`${button.plain} ${css.edit}`}
                    onClick={() => onEdit()}
                  >
                    <Pencil />
                    Modifier ma demande
                  </button>
                </div>
              </div>
              {tripNotice && <TripNotice {...tripNotice} onChoose={onEdit} />}
              <NextSteps issuedQuote={issuedQuote} />
              <QuoteActions issuedQuote={issuedQuote} />
              <PriceTable
                caption="Détail du prix"
                lines={price.screenLines}
                total={price.totalPrice}
              />
              <p className={css.guarantee}>
                <ShieldCheck />
                {/* `120€` without a space, as the specification says. */}
                <span>{`Prix minimum garanti ${price.tariff.minimumTotal}€`}</span>
              </p>
            </section>
            <UrgencyComparison issuedQuote={issuedQuote} onChoose={onEdit} />
            {isLeftShorter && <BeforeTheWork />}
          </div>
          <div className={css.column}>
            {advice && (
              <div className={css.second}>
                <EmergencyAdvice {...advice} />
              </div>
            )}
            <Intervention issuedQuote={issuedQuote} hasDescription={!isLong} />
            {!isLeftShorter && <BeforeTheWork />}
          </div>
          {isLong && <LongDescription>{plainSpaces(description)}</LongDescription>}
        </div>

        <nav className={line} aria-label="Ce devis">
          <Link to="/" className={button.plain}>
            <House />
            Retour à l'accueil
          </Link>
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
