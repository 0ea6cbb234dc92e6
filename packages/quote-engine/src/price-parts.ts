import { MINIMUM_TOTAL } from './constants.ts'
import { QuoteError } from './quote-error.ts'
import { isWholeCents, roundHalfUp, toCents } from './rounding.ts'

/** The three numbers that make a price. A `Quote` has these fields. */
export interface PriceParts {
  /** The price of the service: euros, 0 or more, without a fraction of a cent. */
  readonly basePrice: number
  /** The price of the travel: euros, 0 or more, unrounded. */
  readonly travelCost: number
  /** The sum of base price and travel cost is multiplied by this number, 1 or more (`LOWEST_MULTIPLIER`). */
  readonly urgencyMultiplier: number
}

/** The lowest `urgencyMultiplier`. With a lower one, the `urgency` line of a breakdown would be negative. */
export const LOWEST_MULTIPLIER = 1

// rounding.ts raises an amount by a tiny part of it before it rounds. From about 5e12 euros on, that part is
// half a cent, and whole cents would be wrong.
export const LARGEST_PRICE = 1e12

/** Checks the parts of a price. @throws QuoteError `invalid-amount` if a part is out of range */
export function checkParts(parts: PriceParts): void {
  const { basePrice, travelCost, urgencyMultiplier }: PriceParts = Object(parts)
  const isValid =
    isAtLeast(basePrice, 0) &&
    isWholeCents(basePrice) &&
    isAtLeast(travelCost, 0) &&
    isAtLeast(urgencyMultiplier, LOWEST_MULTIPLIER) &&
    priceOf(parts) <= LARGEST_PRICE
  if (!isValid) throw new QuoteError('invalid-amount')
}

/** Computes the total on screen: whole euros, at least `MINIMUM_TOTAL`. */
export function screenTotal(parts: PriceParts): number {
  return Math.max(roundHalfUp(priceOf(parts)), MINIMUM_TOTAL)
}

/**
 * Computes the price before minimum and VAT in cents, rounded half up. Without a surcharge it is the sum of
 * base price and travel cost, each rounded to the cent. A breakdown shows these two lines, and the rounded
 * sum of both could be a cent more or less than they are together.
 */
export function centsBeforeMinimum(parts: PriceParts): number {
  return parts.urgencyMultiplier === 1
    ? toCents(parts.basePrice) + toCents(parts.travelCost)
    : toCents(priceOf(parts))
}

/** Computes the price before minimum and rounding, in euros. */
function priceOf({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}
