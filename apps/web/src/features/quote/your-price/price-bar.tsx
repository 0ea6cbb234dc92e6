import type { ReactNode } from 'react'
import { ChevronDown } from '../../../design/icons.ts'
import * as css from './price-bar.css.ts'
import { PriceDetails } from './price-details.tsx'
import type { PriceSoFar } from './price-so-far.ts'
import { RunningTotal } from './running-total.tsx'

interface PriceBarProps {
  readonly priceSoFar: PriceSoFar | undefined
  /** The submit button. */
  readonly children: ReactNode
}

/**
 * The end of the form. On a phone it stays at the lower edge of the screen from the first pick on,
 * with the total, which unfolds its lines.
 */
export function PriceBar({ priceSoFar, children }: PriceBarProps) {
  return (
    <div className={priceSoFar ? css.staying : css.bar}>
      {priceSoFar && (
        <details className={css.price}>
          <summary className={css.summary}>
            <RunningTotal priceSoFar={priceSoFar} />
            <span className={css.hint}>
              Détail <ChevronDown aria-hidden width={16} height={16} className={css.arrow} />
            </span>
          </summary>
          <div className={css.lines}>
            <PriceDetails priceSoFar={priceSoFar} />
          </div>
        </details>
      )}
      {children}
    </div>
  )
}
