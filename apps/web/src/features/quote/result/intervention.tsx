import { card } from '../../../design/card.css.ts'
import { groups } from '../../../design/layout.css.ts'
import { heading, subtitle } from '../../../design/text.css.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { FactList } from '../words/fact-list.tsx'
import { quoteFacts } from '../words/quote-facts.ts'
import * as css from './intervention.css.ts'

/** The facts of the quote. */
export function Intervention({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  return (
    <section className={`${card} ${groups}`} aria-labelledby="intervention">
      <h2 className={subtitle} id="intervention">
        Votre intervention
      </h2>
      {quoteFacts(issuedQuote).map(({ title, facts }) => (
        <div key={title}>
          <h3 className={heading}>{title}</h3>
          <FactList facts={facts} css={css.facts} />
        </div>
      ))}
    </section>
  )
}
