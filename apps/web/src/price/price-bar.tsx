import { type ReactNode, useEffect, useRef } from 'react'
import { FieldLink } from '../design/form/field-link.tsx'
import { ChevronDown } from '../design/icons.ts'
import { euros } from '../format/french.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-bar.css.ts'
import { PricedWork, PriceLines, RunningTotal } from './price-card.tsx'
import { startingFrom } from './totals.ts'

interface PriceBarProps {
  readonly livePrice: LivePrice | undefined
  /** The submit button. */
  readonly children: ReactNode
}

/**
 * The end of the form, with the submit button. On a phone it also has the total, which unfolds its lines,
 * or until there is one the way to it, and stays at the lower edge of the screen until the form ends.
 */
export function PriceBar({ livePrice, children }: PriceBarProps) {
  return (
    <div className={css.bar}>
      {livePrice ? (
        <TotalWithDetails livePrice={livePrice} />
      ) : (
        <FieldLink id="service" className={css.chooseService}>
          Choisissez un service
        </FieldLink>
      )}
      {children}
    </div>
  )
}

function TotalWithDetails({ livePrice }: { readonly livePrice: LivePrice }) {
  const { isExact, price } = livePrice
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // The lines cover the form, so they close when the visitor goes on with it. Not on blur: a press in
    // Safari gives a summary no focus.
    const close = ({ target }: Event) => {
      const { current } = details
      if (current && !current.contains(target as Node)) current.open = false
    }
    const steps = ['focusin', 'pointerdown']
    for (const step of steps) document.addEventListener(step, close)
    return () => {
      for (const step of steps) document.removeEventListener(step, close)
    }
  }, [])
  return (
    <details ref={details} className={css.price}>
      <summary className={css.summary}>
        <RunningTotal livePrice={livePrice} label={isExact ? undefined : `${startingFrom} `} />
        {isExact && (
          <span className={css.pdf}>{`Avec TVA (PDF)\u00A0: ${euros(price.pdf.total)}`}</span>
        )}
        <span className={css.hint}>
          Détail <ChevronDown width={16} height={16} className={css.arrow} />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, by keyboard too */}
      <div className={css.panel} role="group" aria-label="Détail du prix" tabIndex={0}>
        <PricedWork livePrice={livePrice} />
        <PriceLines livePrice={livePrice} />
      </div>
    </details>
  )
}
