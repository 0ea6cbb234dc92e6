import type { FactSection } from './words/quote-facts.ts'

interface FactListProps {
  readonly facts: FactSection['facts']
  /** The classes of a fact and of its parts. */
  readonly css: Record<'fact' | 'label' | 'value' | 'detail', string>
}

/** Facts with their labels, on the screen and in print. */
export function FactList({ facts, css }: FactListProps) {
  return (
    <dl>
      {facts.map(({ label, value, isTyped, detail }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {/* A translator would change a name or an address. */}
            <p translate={isTyped ? 'no' : undefined}>{value}</p>
            {detail && <p className={css.detail}>{detail}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
