import { QuoteError } from './quote-error.ts'

/** What a price is made of, unrounded. */
export interface PriceParts {
  /** Euros, 0 or more. */
  readonly basePrice: number
  /** Euros, 0 or more. */
  readonly travelCost: number
  /** 1 or more. */
  readonly urgencyMultiplier: number
}

// Above this the cents of an amount no longer fit in a double.
const LARGEST_PRICE = 1e12

/**
 * Euros before minimum and rounding: (base + travel) × multiplier.
 *
 * @throws QuoteError `invalid-amount` for an amount that is negative, not finite or too large, and
 * for a multiplier under 1.
 */
export function priceBeforeMinimum({
  basePrice,
  travelCost,
  urgencyMultiplier,
}: PriceParts): number {
  if (isAtLeast(basePrice, 0) && isAtLeast(travelCost, 0) && isAtLeast(urgencyMultiplier, 1)) {
    const price = (basePrice + travelCost) * urgencyMultiplier
    if (price <= LARGEST_PRICE) return price
  }
  throw new QuoteError('invalid-amount')
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}
