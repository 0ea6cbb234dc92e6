import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { Letterhead } from '../../brand/letterhead.tsx'
import { button } from '../../design/button.css.ts'
import { card } from '../../design/card.css.ts'
import { ArrowLeft, CircleAlert, CircleCheck, TriangleAlert } from '../../design/icons.ts'
import { column, stackSmall, view } from '../../design/layout.css.ts'
import { quiet, small, subtitle, title } from '../../design/text.css.ts'
import { cityWithA } from '../../format/city-name.ts'
import { date } from '../../format/date.ts'
import { type PageHead, PageMeta, PageTitle } from '../../metadata/page-meta.tsx'
import { previewImage } from '../../metadata/preview-image.ts'
import { type LinkedQuote, parseQuoteLink } from './linked-quote.ts'
import * as css from './verify-page.css.ts'

export const head = {
  title: 'Vérifier un devis',
  description: 'Les montants d’un devis sont-ils ceux de nos tarifs de son jour\u202F?',
  previewImage: () => previewImage('verifier', ['Vérifier', 'un devis'], 'Prix conforme\u202F?'),
} as const satisfies PageHead

/** Shows the quote of a link, and whether its amounts are those of the tariff of its day. */
export function VerifyPage() {
  const hash = useLocation({ select: ({ hash }) => hash })
  // What follows `#` is known in the browser alone.
  const isHydrated = useHydrated()
  return (
    <div className={`${column} ${view}`}>
      <PageMeta head={head} />
      <meta name="robots" content="noindex" />
      <Link to="/" className={button.plain}>
        <ArrowLeft />
        Retour
      </Link>
      {isHydrated ? (
        <Verdict linked={parseQuoteLink(hash)} />
      ) : (
        <>
          <PageTitle>{head.title}</PageTitle>
          <h1 className={title}>{head.title}</h1>
          <p>Lecture du lien…</p>
        </>
      )}
      <noscript>
        <p>La vérification a besoin de JavaScript.</p>
      </noscript>
    </div>
  )
}

function Verdict({ linked }: { readonly linked: ReturnType<typeof parseQuoteLink> }) {
  const { text, Icon, className = css.verdict } = verdictOn(linked)
  const quote = typeof linked === 'object' && 'city' in linked ? linked : undefined
  return (
    <>
      <PageTitle>{text}</PageTitle>
      <Letterhead title={head.title} date={date(new Date())} />
      <h1 className={`${title} ${className}`}>
        <Icon width={32} height={32} />
        <span>{text}</span>
      </h1>
      {quote ? (
        <>
          <QuoteOfLink quote={quote} />
          <Link
            to="/plombier-{$citySlug}"
            params={{ citySlug: quote.city.slug }}
            search={{ service: quote.service.id, urgence: quote.urgency.key }}
            className={css.next}
          >
            Calculer un prix
          </Link>
        </>
      ) : (
        <Link to="/" className={css.next}>
          Calculer un prix
        </Link>
      )}
    </>
  )
}

const unread = {
  none: 'Ouvrez le lien ou le QR code de votre devis.',
  cut: 'Ce lien est incomplet\u00A0: redemandez\u2011le, ou copiez\u2011le en entier.',
  changed: 'Ce lien est incomplet ou modifié',
}

function verdictOn(linked: ReturnType<typeof parseQuoteLink>) {
  if (typeof linked === 'string') return { text: unread[linked], Icon: CircleAlert }
  if ('unknownDay' in linked) {
    return {
      text: `Nos tarifs du ${date(linked.unknownDay)} ne sont pas connus ici`,
      Icon: CircleAlert,
    }
  }
  const list = `nos tarifs du ${date(linked.tariff.date)}`
  return linked.isPossible
    ? { text: `Prix conforme à ${list}`, Icon: CircleCheck, className: css.right }
    : {
        text: `Ces montants ne sont pas ceux de ${list}`,
        Icon: TriangleAlert,
        className: css.refused,
      }
}

function QuoteOfLink({ quote }: { readonly quote: LinkedQuote }) {
  const { city, rates, service, totals, urgency } = quote
  return (
    <>
      <section className={`${card} ${stackSmall}`} aria-labelledby="quote">
        <h2 id="quote" className={subtitle}>{`${service.name} ${cityWithA(city.name)}`}</h2>
        <p className={quiet}>{urgency.label}</p>
        {totals.map(({ given, expected }, index) => {
          const size = index === 0 ? css.total : ''
          return (
            <p key={given}>
              {expected === undefined || expected === given ? (
                <span className={size}>{given}</span>
              ) : (
                <s className={`${size} ${css.wrong}`}>{given}</s>
              )}
              {expected && expected !== given && (
                <strong>{` Nos tarifs donnent ${expected}.`}</strong>
              )}
            </p>
          )
        })}
        <p className={small}>{rates}</p>
      </section>
      <p className={small}>Le lien ne dit pas pour qui est l’intervention.</p>
    </>
  )
}
