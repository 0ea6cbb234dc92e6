import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { column, groups, lines, view } from '../../design/layout.css.ts'
import { List, listItems } from '../../design/list.tsx'
import { notice } from '../../design/notice.css.ts'
import { quiet, small, subtitle, title } from '../../design/text.css.ts'
import { cityWithA } from '../../format/city-name.ts'
import { date } from '../../format/date.ts'
import { euros, wholeEuros } from '../../format/french.ts'
import { PriceTable } from '../../price/price-table.tsx'
import { totals, totalText } from '../../price/totals.ts'
import { PageTitle } from '../../site/metadata/page-meta.tsx'
import { type LinkedQuote, linesOf, parseQuoteLink, priceOf } from './linked-quote.ts'

/** Shows the quote of a link, and whether its amounts are those of the price list of its day. */
export function VerifyPage() {
  const hash = useLocation({ select: ({ hash }) => hash })
  // What follows `#` is known in the browser alone.
  const isHydrated = useHydrated()
  return (
    <div className={`${column} ${view}`}>
      <PageTitle>Vérifier un devis</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className={title}>Vérifier un devis</h1>
      {isHydrated ? <Verdict hash={hash} /> : <p>Lecture du lien…</p>}
      <noscript>
        <p>La vérification a besoin de JavaScript.</p>
      </noscript>
    </div>
  )
}

function Verdict({ hash }: { readonly hash: string }) {
  const linked = parseQuoteLink(hash)
  if (!linked || 'unknownDay' in linked) {
    return (
      <>
        <p className={notice.info}>
          {linked
            ? `La liste de prix du ${date(linked.unknownDay)} n’est pas connue ici.`
            : 'Ce lien ne dit rien d’un devis\u00A0: il est peut-être coupé.'}
        </p>
        <Link to="/" className={button.plain}>
          Retour à l’accueil
        </Link>
      </>
    )
  }
  const { city, service, urgency } = linked
  return (
    <>
      <LinkVerdict linked={linked} />
      <section className={`${card} ${groups}`} aria-labelledby="quote">
        <header>
          <h2 id="quote" className={subtitle}>{`${service.name} ${cityWithA(city.name)}`}</h2>
          <p className={quiet}>{urgency.label}</p>
        </header>
        <Amounts linked={linked} />
      </section>
      <p className={small}>
        Un tel lien peut être fait pour n’importe quelle intervention au juste prix&nbsp;: il ne dit
        ni pour qui elle est, ni si elle a lieu.
      </p>
      <p>
        <Link
          to="/plombier-{$citySlug}"
          params={{ citySlug: city.slug }}
          search={{ service: service.id, urgence: urgency.key }}
        >
          {`Calculer ce prix pour votre adresse ${cityWithA(city.name)}`}
        </Link>
      </p>
    </>
  )
}

function LinkVerdict({ linked }: { readonly linked: LinkedQuote }) {
  const list = `la liste de prix du ${date(linked.tariff.date)}`
  if (linked.isPossible) {
    return (
      <p className={notice.info}>{`Calculé avec ${list}\u00A0: ces montants sont les siens.`}</p>
    )
  }
  const { totalPrice, pdf } = priceOf(linked)
  return (
    <p className={notice.danger}>
      {`Ces montants ne sont pas ceux de ${list}\u00A0: elle donne ${wholeEuros(totalPrice)} TTC à l’écran, et ${euros(pdf.total)} TTC dans le document.`}
    </p>
  )
}

/** What the link says; its lines where they are those of the list. */
function Amounts({ linked }: { readonly linked: LinkedQuote }) {
  return (
    <>
      <List className={lines}>{listItems(totals(linked).map(totalText))}</List>
      {linked.isPossible && <PriceTable lines={linesOf(linked)} total={linked.totalPrice} />}
    </>
  )
}
