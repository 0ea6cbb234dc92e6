import { card } from '../../../ui/card.css.ts'
import { ChevronDown } from '../../../ui/icons.ts'
import { stack } from '../../../ui/layout.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import { large } from '../../../ui/theme.css.ts'
import { FactList } from '../fact-list.tsx'
import type { IssuedQuote } from '../state/issued-quote.ts'
import { type FactSection, quoteFacts } from '../words/quote-facts.ts'

/**
 * The facts of the quote that the page does not say above, the work first; what visitors know of
 * themselves is folded on a phone.
 */
export function Intervention({ issuedQuote }: { readonly issuedQuote: IssuedQuote }) {
  const saidAbove: FactSection['facts'][number]['key'][] = ['service', 'urgency', 'notice']
  // In the breakdown.
  if (issuedQuote.price.travelCost > 0) saidAbove.push('travel')
  return (
    <section className={`${card} ${stack}`} aria-label="Votre intervention">
      {[...quoteFacts(issuedQuote)].reverse().map(({ title, isOwn, facts }) =>
        isOwn ? (
          <details key={title} open={window.matchMedia(large).matches}>
            <summary>
              <h2 className={subtitle}>{title}</h2>
              <ChevronDown />
            </summary>
            <FactList facts={facts} />
          </details>
        ) : (
          <div key={title}>
            <h2 className={subtitle}>{title}</h2>
            <FactList facts={facts.filter(({ key }) => !saidAbove.includes(key))} />
          </div>
        ),
      )}
    </section>
  )
}
