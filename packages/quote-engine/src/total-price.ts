import { type PriceParts, priceBeforeMinimum } from './price-parts.ts'
import { roundHalfUp } from './rounding.ts'
import { MINIMUM_TOTAL } from './tariff.ts'

/** The total on screen: whole euros, at least `MINIMUM_TOTAL`. */
export function totalPrice(parts: PriceParts): number {
  return Math.max(roundHalfUp(priceBeforeMinimum(parts)), MINIMUM_TOTAL)
}
