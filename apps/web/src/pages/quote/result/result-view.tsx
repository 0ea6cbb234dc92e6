import type { UrgencyKey } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { communeOutside } from '../../../address/nearest-city.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { bothTotals, travelRule } from '../../../price/price-words.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { cityWithA } from '../../../texts/city-name.ts'
import { date, roundedKilometers, wholeEuros } from '../../../texts/french.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { focusOnce } from '../../../ui/focus-management.ts'
import { ChevronDown, House, Pencil, RotateCcw, ShieldCheck } from '../../../ui/icons.ts'
import { page, screenOnly, stack, stackSmall, stackTight, view } from '../../../ui/layout.css.ts'
import { listItems } from '../../../ui/list-items.tsx'
import { notice } from '../../../ui/notice.css.ts'
import { markers, small, subtitle, title } from '../../../ui/text.css.ts'
import { adviceFor, EmergencyAdvice } from '../emergency-advice.tsx'
import { PrintSheet } from '../print/print-sheet.tsx'
import { QuoteActions } from '../send/quote-actions.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { TripNotice } from '../trip-notice.tsx'
import { beforeTheWork } from '../words/conditions.ts'
import { noticeFor } from '../words/trip-notices.ts'
import { Intervention } from './intervention.tsx'
import { NextSteps } from './next-steps.tsx'
import * as css from './result-view.css.ts'
import { UrgencyComparison } from './urgency-comparison.tsx'

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
  const { address, city, issuedAt, number, price, service, urgency } = issuedQuote
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusOnce(heading.current, { preventScroll: true }), [])
  const commune = communeOutside(city, address)
  const advice = adviceFor(service, urgency.key)
  const tripNotice = noticeFor(issuedQuote)
  const [, pdfTotal] = bothTotals(price)

  return (
    <>
      <div className={`${page} ${view} ${screenOnly}`}>
        <PageTitle>
          {`Votre devis ${cityWithA(city.name)}\u00A0: ${wholeEuros(price.totalPrice)} TTC`}
        </PageTitle>
        <header className={stackTight}>
          <nav className={css.links} aria-label="Ce devis">
            <Link to="/" className={button.plain}>
              <House />
              Retour à l'accueil
            </Link>
            <button type="button" className={button.plain} onClick={onRestart}>
              <RotateCcw />
              Nouveau calcul
            </button>
          </nav>
          <h1 ref={heading} className={title}>
            {`Votre devis ${cityWithA(commune ?? city.name)}`}
          </h1>
          {commune && <p>{`depuis ${city.name}, à\u00A0${roundedKilometers(price.distance)}`}</p>}
          <p>{`${service.name}, ${urgency.label}`}</p>
          <p className={small}>{`${number}, le ${date(issuedAt)}`}</p>
        </header>
        {isOutdated && (
          <p className={notice.info}>
            Vous avez modifié votre demande depuis ce devis&nbsp;: il ne tient pas compte de ces
            changements.
          </p>
        )}

        <div className={css.cards}>
          <section className={`${card} ${stack}`} aria-label="Prix">
            <div className={stackTight}>
              <p>
                <span className={css.amount}>{wholeEuros(price.totalPrice)}</span>
                <span> TTC</span>
              </p>
              <p>{pdfTotal}</p>
              <p className={small}>
                Prix indicatif&nbsp;: le professionnel fixe le devis définitif sur place.
              </p>
            </div>
            <NextSteps issuedQuote={issuedQuote} />
            <QuoteActions issuedQuote={issuedQuote} />
            {tripNotice && <TripNotice {...tripNotice} onChoose={onEdit} />}
          </section>
          {advice && <EmergencyAdvice {...advice} isOpen />}
          <section className={`${card} ${stackSmall}`} aria-labelledby="breakdown">
            <div className={css.breakdown}>
              <h2 className={subtitle} id="breakdown">
                Détail du prix
              </h2>
              <button type="button" className={css.edit} onClick={() => onEdit()}>
                <Pencil />
                Modifier ma demande
              </button>
            </div>
            <PriceTable lines={price.screenLines} total={price.totalPrice} />
            <p className={css.guarantee}>
              <ShieldCheck />
              {/* `120€` without a space, as the specification says. */}
              <span>{`Prix minimum garanti ${price.tariff.minimumTotal}€`}</span>
            </p>
            <p
              className={small}
            >{`Tarifs du ${date(price.tariff.date)}. Déplacement\u00A0: ${travelRule(price.tariff)}.`}</p>
          </section>
          <UrgencyComparison issuedQuote={issuedQuote} onChoose={onEdit} />
          <Intervention issuedQuote={issuedQuote} />
          <details className={card}>
            <summary>
              <h2 className={subtitle}>Avant les travaux</h2>
              <ChevronDown />
            </summary>
            <div className={css.beforeTheWork}>
              <p>{beforeTheWork.rule}</p>
              <ul className={markers}>{listItems(beforeTheWork.items)}</ul>
              <p>{beforeTheWork.freedom}</p>
            </div>
          </details>
        </div>
      </div>
      <PrintSheet issuedQuote={issuedQuote} />
    </>
  )
}
