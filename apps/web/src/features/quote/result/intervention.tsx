import { card } from '../../../design/card.css.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { groups } from '../../../design/layout.css.ts'
import { heading, subtitle } from '../../../design/text.css.ts'
import { large } from '../../../design/theme.css.ts'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { FactList } from '../words/fact-list.tsx'
import { quoteFacts } from '../words/quote-facts.ts'
import * as css from './intervention.css.ts'

interface InterventionProps {
  readonly issuedQuote: IssuedQuote
  /** Whether the description stands here, and not in a place of its own. */
  readonly hasDescription: boolean
}

/** The facts of the quote: service, urgency and address, then all others, folded on a phone. */
export function Intervention({ issuedQuote, hasDescription }: InterventionProps) {
  const quote = hasDescription ? issuedQuote : { ...issuedQuote, description: '' }
  const sections = quoteFacts(quote)
  const essential = [...sections]
    .reverse()
    .flatMap(({ facts }) => facts.filter((fact) => fact.isEssential))
  return (
    <section className={`${card} ${groups}`} aria-labelledby="intervention">
      <h2 className={subtitle} id="intervention">
        Votre intervention
      </h2>
      <FactList facts={essential} css={css.facts} />
      <details open={window.matchMedia(large).matches}>
        <summary className={css.summary}>
          Tous les détails
          <ChevronDown />
        </summary>
        <div className={`${groups} ${css.sections}`}>
          {sections.map(({ title, facts }) => (
            <div key={title}>
              <h3 className={heading}>{title}</h3>
              <FactList facts={facts.filter((fact) => !fact.isEssential)} css={css.facts} />
            </div>
          ))}
        </div>
      </details>
    </section>
  )
}
