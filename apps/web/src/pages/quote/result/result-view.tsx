import {
  findCity,
  findService,
  findUrgency,
  MINIMUM_TOTAL,
  type UrgencyKey,
} from '@plombier/quote-engine'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { IssuedQuote } from '../../../memory.ts'
import * as bar from '../../../price/price-bar.css.ts'
import { PriceTable } from '../../../price/price-table.tsx'
import { indicativePrices, type Price, pdfTotal, priceOf } from '../../../price/price-texts.ts'
import { brand, brandContact } from '../../../settings.ts'
import { PageTitle } from '../../../site/page-meta.tsx'
import { date, wholeEuros } from '../../../texts/french.ts'
import { button } from '../../../ui/button.css.ts'
import { card } from '../../../ui/card.css.ts'
import { Check, House, Pencil, RotateCcw } from '../../../ui/icons.ts'
import {
  hiddenOnPhone,
  page,
  printOnly,
  screenOnly,
  spread,
  stackTight,
  view,
} from '../../../ui/layout.css.ts'
import { listItems } from '../../../ui/list-items.tsx'
import { SpokenText } from '../../../ui/spoken-text.tsx'
import { markers, small, subtitle, title, typed } from '../../../ui/text.css.ts'
import { workPlace } from '../city-texts.ts'
import { beforeTheWork, conditions } from '../conditions.ts'
import { firstAidFor } from '../first-aid.ts'
import { requestOf } from '../issued-quote.ts'
import { type FactSection, quoteFacts } from '../quote-facts.ts'
import { TripSentence } from '../trip-sentence.tsx'
import { MainAction, OtherActions, RequestNotice } from './quote-actions.tsx'
import * as css from './result.css.ts'

/** The facts that the card with the total shows, or that the form has shown with the service. */
const saidBefore = ['service', 'content', 'urgency', 'address']
/** The facts that may take several lines. */
const texts = ['description', 'tools']

interface ResultViewProps {
  readonly issued: IssuedQuote
  /** Issues the quote anew, for another urgency. */
  readonly onUrgency: (key: UrgencyKey) => void
  /** Leads back to the filled-in form. */
  readonly onEdit: () => void
  readonly onRestart: () => void
}

/** The calculator's result view. What the browser prints is this page. */
export function ResultView({ issued, onUrgency, onEdit, onRestart }: ResultViewProps) {
  const { values, number, issuedAt, pricesAsOf } = issued
  const { pick } = values.address
  const request = requestOf(issued)
  const price = priceOf(request)
  const { quote, pdf } = price
  const service = findService(values.service)
  const { place, start } = workPlace(findCity(issued.citySlug), pick)
  const [client, ...sections] = quoteFacts(issued, quote)
  const facts = sections.flatMap((section) => section.facts)
  const firstAid = firstAidFor(service, values.urgency)
  const [isRequested, setRequested] = useState(false)
  const onRequest = () => setRequested(true)
  const total = wholeEuros(quote.totalPrice)
  // Both stand in the card and in the bar of a phone.
  const amount = (
    <p>
      <span className={css.amount}>{total}</span>
      <span> TTC</span>
    </p>
  )
  const mainAction = <MainAction issued={issued} onRequest={onRequest} />

  return (
    <div className={`${page} ${view} ${css.groups}`}>
      <PageTitle>{`Votre devis ${place}\u00A0: ${total} TTC`}</PageTitle>
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
        <h1 className={title}>{`Votre devis ${place}`}</h1>
        {start && (
          <p className={css.start}>{start.replace(/^./, (letter) => letter.toUpperCase())}</p>
        )}
        <p className={small}>{`${number}, le ${date(new Date(issuedAt))}`}</p>
        <div className={printOnly}>
          <FactList facts={client.facts} />
        </div>
      </header>

      <div className={css.columns}>
        <div className={css.column}>
          <section className={`${card} ${css.ticket}`} aria-label="Prix">
            <div>
              <div className={spread}>
                <h2 className={subtitle}>{service.name}</h2>
                <button type="button" className={css.edit} onClick={onEdit}>
                  <Pencil width={16} height={16} />
                  <span>
                    Modifier<span className={hiddenOnPhone}> ma demande</span>
                  </span>
                </button>
              </div>
              <p className={typed} translate="no">
                {`${pick.label} · ${findUrgency(values.urgency).label}`}
              </p>
            </div>
            <div className={stackTight}>
              {amount}
              <p>{pdfTotal(pdf)}</p>
              {/* No space before `€`, as the specification writes it. */}
              <p className={small}>{`Prix minimum garanti ${MINIMUM_TOTAL}€`}</p>
            </div>
            <TripSentence request={request} price={price} onUrgency={onUrgency} />
            <div className={css.inCard}>{mainAction}</div>
            <RequestNotice issued={issued} isRequested={isRequested} />
            <OtherActions issued={issued} onRequest={onRequest} />
          </section>
          <Urgencies price={price} chosen={values.urgency} onUrgency={onUrgency} />
          <SpokenText>{`${quote.totalPrice} euros`}</SpokenText>
        </div>

        <div className={css.column}>
          {firstAid && (
            <section className={css.firstAid} aria-labelledby="first-aid">
              <h2 className={subtitle} id="first-aid">
                À faire tout de suite
              </h2>
              <ol className={markers}>{listItems(firstAid.steps)}</ol>
            </section>
          )}
          <section className={css.part} aria-labelledby="breakdown">
            <h2 className={subtitle} id="breakdown">
              Détail du prix
            </h2>
            <PriceTable price={price} hasTotal labelledBy="breakdown" />
          </section>
          <section className={css.part} aria-labelledby="facts">
            <h2 className={subtitle} id="facts">
              Votre intervention
            </h2>
            <FactList facts={facts.filter(({ id }) => !saidBefore.includes(id))} />
          </section>
        </div>

        <section className={css.law} aria-labelledby="law">
          <h2 className={subtitle} id="law">
            Avant les travaux
          </h2>
          <p className={screenOnly}>{indicativePrices(pricesAsOf)}</p>
          <p>{beforeTheWork.sentence}</p>
          <ul className={css.lawItems}>{listItems(beforeTheWork.items)}</ul>
          <p>{beforeTheWork.end}</p>
        </section>
        <section className={`${printOnly} ${stackTight}`}>
          <h2 className={subtitle}>Conditions générales</h2>
          <ul className={markers}>{listItems(conditions(pricesAsOf))}</ul>
          <p>{brand.emergencyLine}</p>
        </section>
      </div>

      <div className={`${bar.bar} ${css.bottomBar}`}>
        {amount}
        {mainAction}
      </div>
    </div>
  )
}

function FactList({ facts }: Pick<FactSection, 'facts'>) {
  return (
    <dl className={css.factList}>
      {facts.map(({ id, label, value, isTyped }) => (
        <div key={id} className={texts.includes(id) ? css.factText : css.fact}>
          <dt className={small}>{label}</dt>
          <dd className={typed} translate={isTyped ? 'no' : undefined}>
            {typeof value === 'string' ? value : <ul role="list">{listItems(value)}</ul>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface UrgenciesProps {
  readonly price: Price
  readonly chosen: UrgencyKey
  readonly onUrgency: (key: UrgencyKey) => void
}

/** The price of the same work at each urgency. A press on another one issues the quote anew. */
function Urgencies({ price, chosen, onUrgency }: UrgenciesProps) {
  return (
    <section className={css.part} aria-labelledby="urgencies">
      <h2 className={subtitle} id="urgencies">
        Le prix selon l’urgence
      </h2>
      <ul role="list">
        {price.totals.map(({ urgency: { key, label }, totalPrice }) => (
          <li key={key}>
            <button
              type="button"
              className={css.urgency}
              aria-pressed={key === chosen}
              onClick={() => key !== chosen && onUrgency(key)}
            >
              <span>{label}</span>
              {key === chosen && (
                <span className={css.chosen}>
                  <Check width={18} height={18} />
                  <span className={hiddenOnPhone}>Votre choix</span>
                </span>
              )}
              <span className={css.urgencyTotal}>{wholeEuros(totalPrice)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
