import { MINIMUM_TOTAL } from './constants.ts'
import { QuoteError } from './quote-error.ts'
import { isWholeCents, roundHalfUp, toCents } from './rounding.ts'

/** What a price is made of. A `Quote` has these fields. */
export interface PriceParts {
  /** Price of the service, euros and whole cents, 0 or more. */
  readonly basePrice: number
  /** Price of the travel, euros, 0 or more, unrounded. */
  readonly travelCost: number
  /** By which the sum of both is multiplied, 1 or more. */
  readonly urgencyMultiplier: number
}

// From about 5e12 euros on, the nudge of rounding.ts is half a cent and would change whole cents.
const LARGEST_PRICE = 1e12

/** Throws `invalid-amount` for parts that no price has. */
export function checkParts(parts: PriceParts): void {
  const { basePrice, travelCost, urgencyMultiplier } = parts
  const isValid =
    isAtLeast(basePrice, 0) &&
    isWholeCents(basePrice) &&
    isAtLeast(travelCost, 0) &&
    isAtLeast(urgencyMultiplier, 1) &&
    priceOf(parts) <= LARGEST_PRICE
  if (!isValid) throw new QuoteError('invalid-amount')
}

/** The total on screen: whole euros, at least the minimum. */
export function screenTotal(parts: PriceParts): number {
  return Math.max(roundHalfUp(priceOf(parts)), MINIMUM_TOTAL)
}

/**
 * The price before minimum and VAT in whole cents, rounded half up. Without a surcharge it is the sum
 * of base price and travel cost, each rounded as the lines of a breakdown show them: otherwise the
 * noise of floats could leave a cent that belongs to no line.
 */
export function centsBeforeMinimum(parts: PriceParts): number {
  return parts.urgencyMultiplier === 1
    ? toCents(parts.basePrice) + toCents(parts.travelCost)
    : toCents(priceOf(parts))
}

/** The price before minimum and rounding, euros. */
function priceOf({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}
