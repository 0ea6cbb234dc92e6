import { card } from '../../../design/card.css.ts'
import { ChevronDown } from '../../../design/icons.ts'
import { groups } from '../../../design/layout.css.ts'
import { heading, subtitle } from '../../../design/text.css.ts'
import { large } from '../../../design/theme.css.ts'
import { FactList } from '../components/fact-list.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { quoteFacts } from '../words/quote-facts.ts'
import * as css from './intervention.css.ts'

interface InterventionProps {
  readonly issuedQuote: IssuedQuote
  /** Whether the description stands here, and not in a place of its own. */
  readonly hasDescription: boolean
}

/** The facts of the quote, the work first; what the visitors know of themselves is folded on a phone. */
export function Intervention({ issuedQuote, hasDescription }: InterventionProps) {
  const quote = hasDescription
    ? issuedQuote
    : { ...issuedQuote, typed: { ...issuedQuote.typed, description: '' } }
  return (
    <section className={`${card} ${groups} ${css.card}`} aria-labelledby="intervention">
      <h2 className={subtitle} id="intervention">
        Votre intervention
      </h2>
      {[...quoteFacts(quote)].reverse().map(({ title, isOwn, facts }) => {
        return isOwn ? (
          <details key={title} open={window.matchMedia(large).matches}>
            <summary>
              <h3 className={heading}>{title}</h3>
              <ChevronDown />
            </summary>
            <FactList facts={facts} css={css.facts} />
          </details>
        ) : (
          <div key={title} className={css.part}>
            <h3 className={heading}>{title}</h3>
            <FactList facts={facts.filter(({ isNotice }) => !isNotice)} css={css.facts} />
          </div>
        )
      })}
    </section>
  )
}
