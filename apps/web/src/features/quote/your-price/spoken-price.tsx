import { useEffect, useState } from 'react'
import { visuallyHidden } from '../../../design/layout.css.ts'
import type { PriceSoFar } from './price-so-far.ts'

const PAUSE_MS = 500

/** Tells screen readers the total, once, half a second after its last change; not the one it starts with. */
export function SpokenPrice({ priceSoFar }: { readonly priceSoFar: PriceSoFar | undefined }) {
  const text = priceSoFar
    ? `${priceSoFar.isExact ? '' : 'À partir de '}${priceSoFar.price.totalPrice} euros`
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
