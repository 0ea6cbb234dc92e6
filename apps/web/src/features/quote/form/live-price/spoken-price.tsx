import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../../../design/layout.css.ts'
import type { LivePrice } from '../../../../price/live-price.ts'
import { startingFrom } from '../../../../price/totals.ts'

const PAUSE_MS = 500

/**
 * A live region that announces the total once, half a second after its last change. The initial total
 * is not announced.
 */
export function SpokenPrice({ livePrice }: { readonly livePrice: LivePrice | undefined }) {
  const text = livePrice
    ? `${livePrice.isExact ? '' : `${startingFrom} `}${livePrice.price.totalPrice} euros`
    : ''
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className={visuallyHidden}>
      {spoken}
    </p>
  )
}
