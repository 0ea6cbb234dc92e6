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

// From about 5e12 euros on, the nudge of rounding.ts is half a cent and changes whole cents.
const LARGEST_PRICE = 1e12

/** Euros before minimum and rounding: (base + travel) × multiplier. */
export function priceBeforeMinimum({
  basePrice,
  travelCost,
  urgencyMultiplier,
}: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

export function assertPriceParts(parts: PriceParts): void {
  const valid =
    isAtLeast(parts.basePrice, 0) &&
    isAtLeast(parts.travelCost, 0) &&
    isAtLeast(parts.urgencyMultiplier, 1) &&
    priceBeforeMinimum(parts) <= LARGEST_PRICE
  if (!valid) throw new QuoteError('invalid-amount')
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}
