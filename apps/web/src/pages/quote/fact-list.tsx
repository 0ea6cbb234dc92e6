import { quiet, small, typed } from '../../ui/text.css.ts'
import * as css from './fact-list.css.ts'
import type { FactSection } from './words/quote-facts.ts'

/** Facts with their labels, on the screen and in print. */
export function FactList({ facts }: Pick<FactSection, 'facts'>) {
  return (
    <dl>
      {facts.map(({ label, value, isTyped, detail }) => (
        <div key={label} className={css.fact}>
          <dt className={quiet}>{label}</dt>
          <dd className={typed}>
            {/* A translator would change a name or an address. */}
            <p translate={isTyped ? 'no' : undefined}>{value}</p>
            {detail && <p className={small}>{detail}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
