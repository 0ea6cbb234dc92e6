import { findCity, findService, findUrgency, MINIMUM_TOTAL } from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as bar from '../../../price/price-bar.css.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { indicativePrices, pdfTotal } from '../../../price/price-texts.ts'
import { brand, brandContact } from '../../../settings.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { cityWithA } from '../../../texts/city-name.ts'
import { date, wholeEuros } from '../../../texts/french.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { Check, CircleAlert, House, Pencil, RotateCcw } from '../../../ui/icons.ts'
import {
  liveRegion,
  page,
  printOnly,
  screenOnly,
  stackTight,
  view,
  visuallyHidden,
} from '../../../ui/layout.css.ts'
import { listItems } from '../../../ui/list-items.tsx'
import { notice } from '../../../ui/notice.css.ts'
import { figures, markers, small, subtitle, title, typed } from '../../../ui/text.css.ts'
import { beforeTheWork, conditions } from '../conditions.ts'
import { firstAidFor } from '../first-aid.ts'
import type { IssuedQuote } from '../issued-quote.ts'
import { type FactSection, quoteFacts } from '../quote-facts.ts'
import { tripAdvice } from '../trip-advice.ts'
import { MainAction, OtherActions } from './quote-actions.tsx'
import * as css from './result.css.ts'

/** Letters of a fact that shares a row with another one. */
const MOST_LETTERS = 40

/** The labels of facts that the ticket says, or that the form has said with the service. */
const saidBefore = ['Service', 'Contenu', 'Urgence', 'Adresse']

interface ResultViewProps {
  readonly quote: IssuedQuote
  /** Leads back to the filled-in form. */
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. What the browser prints is this page. */
export function ResultView({ quote, onEdit, onRestart }: ResultViewProps) {
  const city = findCity(quote.citySlug)
  const service = findService(quote.serviceId)
  const [isRequested, setRequested] = useState(false)
  const onRequest = () => setRequested(true)
  const { label } = quote.address
  const address = label.includes(city.name) ? [label] : [city.name, label]
  const [client, ...others] = quoteFacts(quote)
  const facts = others.flatMap((section) => section.facts)
  const firstAid = firstAidFor(service, quote.urgency)
  const total = (
    <p>
      <span className={css.amount}>{wholeEuros(quote.totalPrice)}</span>
      <span> TTC</span>
    </p>
  )
  // Stands above the button in the bar and below it in the card, so that the button stays where it was pressed.
  const requestNotice = (
    <div role="status" className={liveRegion}>
      {isRequested && (
        <p className={notice.success}>
          {`Envoyez le message qui vient de s’ouvrir\u00A0: un plombier vous rappelle au ${quote.phone}. Rien ne s’ouvre\u202F? Copiez le devis et écrivez à ${brand.email}.`}
        </p>
      )}
    </div>
  )

  return (
    <div className={`${page} ${view}`}>
      <PageTitle>
        {`Votre devis ${cityWithA(city.name)}\u00A0: ${wholeEuros(quote.totalPrice)} TTC`}
      </PageTitle>
      <header className={stackTight}>
        <nav className={`${css.links} ${screenOnly}`} aria-label="Ce devis">
          <Link to="/" className={button.plain}>
            <House />
            Retour à l'accueil
          </Link>
          <button type="button" className={button.plain} onClick={onRestart}>
            <RotateCcw />
            Nouveau calcul
          </button>
        </nav>
        <div className={printOnly}>
          <p className={subtitle}>{brand.name}</p>
          <p>{brandContact}</p>
        </div>
        <h1 className={title}>{`Votre devis ${cityWithA(city.name)}`}</h1>
        <p className={small}>{`${quote.number}, le ${date(new Date(quote.issuedAt))}`}</p>
        <div className={printOnly}>
          <FactList facts={client.facts} />
        </div>
      </header>

      <div className={css.cards}>
        <section className={`${card} ${css.ticket}`} aria-label="Prix">
          <div>
            <div className={css.service}>
              <h2 className={subtitle}>{service.name}</h2>
              <button type="button" className={css.edit} onClick={onEdit}>
                <Pencil width={16} height={16} />
                <span>
                  Modifier<span className={css.hiddenOnPhone}> ma demande</span>
                </span>
              </button>
            </div>
            <p className={typed} translate="no">
              {[...address, findUrgency(quote.urgency).label].join(' · ')}
            </p>
          </div>
          <TripSentence quote={quote} />
          <div className={stackTight}>
            {total}
            <p>{pdfTotal(quote)}</p>
            <p className={small}>
              {/* `120€` without a space, as the specification says. */}
              <span>{`Prix minimum garanti ${MINIMUM_TOTAL}€`}</span>
              <span> · prix indicatif</span>
            </p>
          </div>
          <div className={css.inCard}>
            <MainAction quote={quote} onRequest={onRequest} />
            {requestNotice}
          </div>
          <Urgencies quote={quote} />
          <div>
            <h3 className={subtitle} id="breakdown">
              Détail du prix
            </h3>
            <PriceTable lines={quote.screenLines} total={quote.totalPrice} labelledBy="breakdown" />
          </div>
        </section>

        {firstAid && (
          <section className={css.firstAid} aria-label="Tout de suite">
            <CircleAlert />
            <ol className={markers}>{listItems(firstAid.steps)}</ol>
          </section>
        )}
        <OtherActions quote={quote} onRequest={onRequest} />
        <section className={`${card} ${css.facts}`} aria-labelledby="facts">
          <h2 className={subtitle} id="facts">
            Votre intervention
          </h2>
          <FactList facts={facts.filter(({ label }) => !saidBefore.includes(label))} />
        </section>
        <section className={`${css.law} ${stackTight}`} aria-labelledby="law">
          <h2 className={subtitle} id="law">
            Avant les travaux
          </h2>
          <p className={screenOnly}>{indicativePrices(quote.pricesAsOf)}</p>
          <p>{beforeTheWork}</p>
        </section>
        <section className={`${printOnly} ${stackTight}`}>
          <h2 className={subtitle}>Conditions générales</h2>
          <ul className={markers}>{listItems(conditions(quote.pricesAsOf))}</ul>
          <p>{brand.emergencyLine}</p>
        </section>
      </div>

      <div className={`${bar.bar} ${css.bottomBar}`}>
        {requestNotice}
        <div>
          {total}
          <p className={small}>{pdfTotal(quote)}</p>
        </div>
        <MainAction quote={quote} onRequest={onRequest} />
      </div>
    </div>
  )
}

function TripSentence({ quote }: { readonly quote: IssuedQuote }) {
  const advice = tripAdvice(quote)
  if (!advice) return null
  const { text, nearerCity } = advice
  return (
    <div className={notice.info}>
      <p>
        {text}{' '}
        {nearerCity && (
          <Link to="/plombier-{$citySlug}" params={{ citySlug: nearerCity.slug }}>
            {`Calculer depuis ${nearerCity.name}`}
          </Link>
        )}
      </p>
    </div>
  )
}

function FactList({ facts }: Pick<FactSection, 'facts'>) {
  return (
    <dl className={css.factList}>
      {facts.map(({ label, value, isTyped }) => (
        <div key={label} className={value.length > MOST_LETTERS ? css.longFact : ''}>
          <dt className={small}>{label}</dt>
          <dd className={typed} translate={isTyped ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The price of the same work at each urgency, with the chosen one marked. */
function Urgencies({ quote }: { readonly quote: IssuedQuote }) {
  return (
    <table className={css.urgencies}>
      <caption className={visuallyHidden}>Le prix selon l’urgence</caption>
      <tbody>
        {quote.urgencyTotals.map(({ urgency, totalPrice }) => (
          <tr key={urgency} className={css.urgency} data-chosen={urgency === quote.urgency}>
            <th scope="row">
              <span>{findUrgency(urgency).label}</span>
              {urgency === quote.urgency && (
                <span className={css.chosen}>
                  <Check width={18} height={18} />
                  <span className={css.hiddenOnPhone}>Votre choix</span>
                </span>
              )}
            </th>
            <td className={figures}>{wholeEuros(totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
