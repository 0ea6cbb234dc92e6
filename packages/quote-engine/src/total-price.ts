import { type PriceParts, priceBeforeMinimum } from './price-parts.ts'
import { roundHalfUp } from './rounding.ts'
import type { Tariff } from './tariff.ts'

/** The total on screen: whole euros, at least the tariff's minimum. */
export function totalPrice(parts: PriceParts, { minimumTotal }: Tariff<string>): number {
  return Math.max(roundHalfUp(priceBeforeMinimum(parts)), minimumTotal)
}
