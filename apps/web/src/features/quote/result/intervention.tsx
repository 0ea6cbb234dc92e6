import { card } from '../../../design/card.css.ts'
import { groups } from '../../../design/layout.css.ts'
import { quiet, small, subtitle } from '../../../design/text.css.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
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
          <h3 className={css.heading}>{title}</h3>
          <dl>
            {facts.map(({ label, value, detail }) => (
              <div key={label} className={css.fact}>
                <dt className={quiet}>{label}</dt>
                <dd className={css.value}>
                  <p>{value}</p>
                  {detail && <p className={small}>{detail}</p>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
