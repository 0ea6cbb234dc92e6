import type { ReactNode } from 'react'
import * as css from '../../../price/price-bar.css.ts'
import { focusTarget } from '../../../ui/focus-target.ts'
import type { LivePrice } from './live-price.ts'
import { livePriceId, RunningTotal } from './price-card.tsx'

interface PriceBarProps {
  readonly livePrice: LivePrice | undefined
  /** The submit button, and the sentence for a page whose code does not load. */
  readonly children: ReactNode
}

/**
 * The end of the form, with the submit button. On a phone it stays at the lower edge of the screen and also
 * shows the total, as a link to the breakdown; without a total, a link to the service field.
 */
export function PriceBar({ livePrice, children }: PriceBarProps) {
  return (
    <div className={css.bar}>
      <a
        href={`#${livePrice ? livePriceId : 'service'}`}
        className={css.link}
        onClick={focusTarget}
      >
        {livePrice ? <RunningTotal {...livePrice} /> : <strong>Choisissez un service</strong>}
      </a>
      {children}
    </div>
  )
}
