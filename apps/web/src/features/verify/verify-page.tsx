import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { type PageHead, PageMeta, PageTitle } from '../../site/page-meta.tsx'
import { cityWithA } from '../../texts/city-name.ts'
import { button } from '../../ui/button.css.ts'
import { card } from '../../ui/card.css.ts'
import { CircleAlert, CircleCheck } from '../../ui/icons.ts'
import { column, stackSmall, view, withIcon } from '../../ui/layout.css.ts'
import { danger, lead, quiet, small, subtitle, success, title } from '../../ui/text.css.ts'
import { parseQuoteLink } from './linked-quote.ts'

const head: PageHead = {
  title: 'Vérifier un devis',
  description: 'Les montants d’un devis sont-ils ceux de nos tarifs de son jour\u202F?',
}

/** Shows the quote of a link, and whether its amounts are those of the tariff of its day. */
export function VerifyPage() {
  const hash = useLocation({ select: ({ hash }) => hash })
  // What follows `#` is known in the browser alone.
  const linked = useHydrated() ? parseQuoteLink(hash) : undefined
  const quote = typeof linked === 'object' ? linked : undefined
  const verdict = typeof linked === 'string' ? linked : (linked?.verdict ?? head.title)
  const [Icon, color] = quote?.isPossible ? [CircleCheck, success] : [CircleAlert, danger]
  return (
    <div className={`${column} ${view}`}>
      <PageMeta head={head} />
      <PageTitle>{verdict}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className={`${title} ${withIcon} ${quote ? color : ''}`}>
        {linked && <Icon width={32} height={32} />}
        <span>{verdict}</span>
      </h1>
      <noscript>
        <p>La vérification a besoin de JavaScript.</p>
      </noscript>
      {quote ? (
        <>
          <section className={`${card} ${stackSmall}`} aria-labelledby="quote">
            <h2 id="quote" className={subtitle}>
              {`${quote.service.name} ${cityWithA(quote.city.name)}`}
            </h2>
            <p className={quiet}>{quote.urgency.label}</p>
            <p className={lead}>{quote.isPossible ? quote.totals : <s>{quote.totals}</s>}</p>
            {quote.expected && <strong>{`Nos tarifs donnent ${quote.expected}.`}</strong>}
            <p className={small}>{quote.rates}</p>
          </section>
          <p className={small}>Le lien ne dit pas pour qui est l’intervention.</p>
          <Link
            to="/plombier-{$citySlug}"
            params={{ citySlug: quote.city.slug }}
            search={{ service: quote.service.id, urgence: quote.urgency.key }}
            className={button.primary}
          >
            Calculer un prix
          </Link>
        </>
      ) : (
        <Link to="/" className={button.primary}>
          Calculer un prix
        </Link>
      )}
    </div>
  )
}
