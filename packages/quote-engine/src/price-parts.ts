import { isWholeCents, roundHalfUp, toCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'

/** What a price is made of. */
export interface PriceParts {
  /** Euros and whole cents, 0 or more. */
  readonly basePrice: number
  /** Euros, 0 or more, unrounded. */
  readonly travelCost: number
  /** 1 or more. */
  readonly urgencyMultiplier: number
}

// From about 5e12 euros on, the nudge of rounding.ts is half a cent and changes whole cents.
const LARGEST_PRICE = 1e12

export function arePriceParts(parts: PriceParts | null | undefined): parts is PriceParts {
  return (
    parts != null &&
    isAtLeast(parts.basePrice, 0) &&
    isWholeCents(parts.basePrice) &&
    isAtLeast(parts.travelCost, 0) &&
    isAtLeast(parts.urgencyMultiplier, 1) &&
    priceBeforeMinimum(parts) <= LARGEST_PRICE
  )
}

/** Euros before minimum and rounding: (base + travel) × multiplier. */
function priceBeforeMinimum({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

/** The total on screen: whole euros, at least the tariff's minimum. */
export function totalPrice(parts: PriceParts, { minimumTotal }: Tariff<string>): number {
  return Math.max(roundHalfUp(priceBeforeMinimum(parts)), minimumTotal)
}

/**
 * The price before the minimum in whole cents. Never less than base price and travel, each rounded, and
 * just that without a surcharge: floats can put the sum on the other side of half a cent than its parts.
 */
export function centsBeforeMinimum(parts: PriceParts): number {
  const beforeUrgency = toCents(parts.basePrice) + toCents(parts.travelCost)
  if (parts.urgencyMultiplier === 1) return beforeUrgency
  return Math.max(toCents(priceBeforeMinimum(parts)), beforeUrgency)
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}
