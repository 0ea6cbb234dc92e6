import { parseTariff } from './parse-tariff.ts'
import { QuoteError } from './quote-error.ts'
import type { Rates } from './rates.ts'
import { isWholeCents, roundHalfUp, toCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'

/** What a price is made of. */
export interface PriceParts extends Rates {
  /** Euros, 0 or more, unrounded. */
  readonly travelCost: number
}

/** Amounts of the PDF document, in euros and whole cents. */
export interface PdfAmounts {
  /** Before VAT, euros, at least the tariff's minimum. */
  readonly subtotal: number
  /** The tariff's rate of the subtotal, euros. */
  readonly vat: number
  /** `subtotal + vat`, euros. */
  readonly total: number
}

/** What a line is for: `minimum` tops up to the tariff's minimum, `rounding` leads to whole euros. */
export type QuoteLineKind = 'base' | 'travel' | 'urgency' | 'minimum' | 'rounding' | 'vat'

/** One line of the breakdown. */
export interface QuoteLine {
  /** What the amount is for; no kind comes twice in a breakdown. */
  readonly kind: QuoteLineKind
  /** Euros and whole cents; only that of `rounding` can be negative. */
  readonly amount: number
}

/** Two breakdowns of one price. */
export interface QuoteLines {
  /** Adds up to the total on screen. */
  readonly screen: readonly QuoteLine[]
  /** Adds up to the total of the PDF document. */
  readonly pdf: readonly QuoteLine[]
  /** As the function of the same name gives them: `pdf` adds up to their total. */
  readonly pdfAmounts: PdfAmounts
}

// From about 5e12 euros on, the nudge of rounding.ts is half a cent and changes whole cents.
const LARGEST_PRICE = 1e12

/** The total on screen: whole euros, at least the tariff's minimum. */
export function totalPrice(parts: PriceParts, { minimumTotal }: Tariff): number {
  return Math.max(roundHalfUp(priceBeforeMinimum(parts)), minimumTotal)
}

/**
 * The amounts of the PDF document, which adds VAT on top of the price: subtotal
 * `max((basePrice + travelCost) * urgencyMultiplier, minimumTotal)`, VAT `vatRate` of it, each
 * rounded half up to the cent, and their sum.
 *
 * @throws QuoteError `invalid-amount` for an amount that is negative, not finite or too large, for a
 * base price with a fraction of a cent, and for a multiplier under 1; `invalid-tariff` for a tariff
 * that `parseTariff` refuses
 */
export function pdfAmounts(parts: PriceParts, tariff: Tariff): PdfAmounts {
  checkParts(parts)
  const { minimumTotal, vatRate } = parseTariff(tariff)
  return addVat(Math.max(centsBeforeMinimum(parts), toCents(minimumTotal)), vatRate)
}

/** The amounts of the PDF document with this subtotal, cents. */
export function addVat(subtotal: number, vatRate: number): PdfAmounts {
  const vat = roundHalfUp(subtotal * vatRate)
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
}

/**
 * The breakdown of a price, on screen and in the PDF document. Each list adds up to its total to the
 * cent. `base` and `travel` are what they say, each rounded half up; `urgency` is the rest of the
 * price, so there is none at a multiplier of 1. Lines of 0 are left out, except `base`.
 *
 * @throws QuoteError `invalid-amount` and `invalid-tariff`, as `pdfAmounts`
 */
export function quoteLines(parts: PriceParts, tariff: Tariff): QuoteLines {
  const amounts = pdfAmounts(parts, tariff)
  const cents = {
    base: toCents(parts.basePrice),
    travel: toCents(parts.travelCost),
    beforeMinimum: centsBeforeMinimum(parts),
    subtotal: toCents(amounts.subtotal),
  }
  return {
    screen: linesOf(cents, 'rounding', toCents(totalPrice(parts, tariff)) - cents.subtotal),
    pdf: linesOf(cents, 'vat', toCents(amounts.vat)),
    pdfAmounts: amounts,
  }
}

interface Cents {
  readonly base: number
  readonly travel: number
  /** Base, travel and surcharge. */
  readonly beforeMinimum: number
  readonly subtotal: number
}

/** The lines of amounts in whole cents, which the last one leads to their total. */
function linesOf(
  { base, travel, beforeMinimum, subtotal }: Cents,
  lastKind: 'rounding' | 'vat',
  last: number,
): readonly QuoteLine[] {
  const cents: readonly (readonly [QuoteLineKind, number])[] = [
    ['base', base],
    ['travel', travel],
    ['urgency', beforeMinimum - base - travel],
    ['minimum', subtotal - beforeMinimum],
    [lastKind, last],
  ]
  return cents
    .filter(([kind, amount]) => kind === 'base' || amount !== 0)
    .map(([kind, amount]) => ({ kind, amount: amount / 100 }))
}

/**
 * A quote's travel cost in whole cents, rounded half up; 1 for any cost under that, 0 for none.
 *
 * @throws QuoteError `invalid-amount` for a cost that is negative, not finite or too large
 */
export function travelCents(quote: Pick<PriceParts, 'travelCost'>): number {
  const { travelCost } = quote ?? {}
  checkParts({ basePrice: 0, travelCost, urgencyMultiplier: 1 })
  return travelCost > 0 ? Math.max(toCents(travelCost), 1) : 0
}

/** Throws a `QuoteError` for parts that no price has. */
export function checkParts(parts: PriceParts): void {
  const { basePrice, travelCost, urgencyMultiplier } = parts ?? {}
  const isRight =
    isAtLeast(basePrice, 0) &&
    isWholeCents(basePrice) &&
    isAtLeast(travelCost, 0) &&
    isAtLeast(urgencyMultiplier, 1) &&
    priceBeforeMinimum(parts) <= LARGEST_PRICE
  if (!isRight) throw new QuoteError('invalid-amount')
}

function isAtLeast(amount: number, minimum: number): boolean {
  return typeof amount === 'number' && amount >= minimum
}

/** Euros before minimum and rounding. */
function priceBeforeMinimum({ basePrice, travelCost, urgencyMultiplier }: PriceParts): number {
  return (basePrice + travelCost) * urgencyMultiplier
}

/**
 * The price before the minimum in whole cents. Never less than base price and travel, each rounded, and
 * just that without a surcharge: floats can put the sum on the other side of half a cent than its parts.
 */
function centsBeforeMinimum(parts: PriceParts): number {
  const beforeUrgency = toCents(parts.basePrice) + toCents(parts.travelCost)
  if (parts.urgencyMultiplier === 1) return beforeUrgency
  return Math.max(toCents(priceBeforeMinimum(parts)), beforeUrgency)
}
