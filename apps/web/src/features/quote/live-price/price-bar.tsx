import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { ChevronDown } from '../../../design/icons.ts'
import { euros } from '../../../format/french.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './price-bar.css.ts'
import { PriceLines, RunningTotal } from './price-card.tsx'

interface PriceBarProps {
  readonly livePrice: LivePrice | undefined
  /** The submit button. */
  readonly children: ReactNode
}

/**
 * The end of the form, with the submit button. On a phone, once there is a price, it also has the total,
 * which unfolds its lines, and stays at the lower edge of the screen until the form ends.
 */
export function PriceBar({ livePrice, children }: PriceBarProps) {
  return (
    <div className={livePrice ? css.bar : undefined}>
      {livePrice && <TotalWithDetails livePrice={livePrice} />}
      {children}
    </div>
  )
}

function TotalWithDetails({ livePrice }: { readonly livePrice: LivePrice }) {
  const { isExact, price } = livePrice
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add(css.root)
    return () => classList.remove(css.root)
  }, [])
  useEffect(() => {
    // The lines cover the form, so they close when the visitor goes on with it.
    const close = ({ target }: Event) => {
      const { current } = details
      if (current && !(target instanceof Node && current.contains(target))) current.open = false
    }
    const listening = new AbortController()
    for (const step of ['focusin', 'pointerdown']) {
      document.addEventListener(step, close, listening)
    }
    return () => listening.abort()
  }, [])

  return (
    <details
      ref={details}
      className={css.price}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={css.summary}>
        <RunningTotal livePrice={livePrice} label={isExact ? undefined : 'À partir de '} />
        {isExact && <span className={css.pdf}>{`PDF\u00A0: ${euros(price.pdf.total)}`}</span>}
        <span className={css.hint}>
          Détail <ChevronDown width={16} height={16} className={css.arrow} />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, by keyboard too */}
      <div className={css.lines} role="group" aria-label="Détail du prix" tabIndex={0}>
        <PriceLines livePrice={livePrice} />
      </div>
    </details>
  )
}
