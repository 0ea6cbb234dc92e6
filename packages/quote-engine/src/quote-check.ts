import { EARTH_RADIUS_KM } from './distance.ts'
import { parseTariff } from './parse-tariff.ts'
import {
  addVat,
  travelCents as centsOf,
  checkParts,
  type PdfAmounts,
  pdfAmounts,
  totalPrice,
} from './price.ts'
import { QuoteError } from './quote-error.ts'
import { ratesOf, type Work } from './rates.ts'
import { isWholeCents, toCents } from './rounding.ts'
import type { ServiceId } from './tables/services.ts'
import type { UrgencyKey } from './tables/urgencies.ts'
import type { Tariff } from './tariff.ts'

/** The work that a quote is for, as anybody may see it: no place and no exact distance. */
export interface QuotedWork<Id extends string = ServiceId, Key extends string = UrgencyKey>
  extends Work<Id, Key> {
  /** The travel cost as `travelCents` of the main entry writes it. */
  readonly travelCents: number
}

/** The amounts that a quote shows. */
export interface QuoteFigures {
  /** On screen, whole euros. */
  readonly totalPrice: number
  /** Of the PDF document, euros and whole cents. */
  readonly subtotal: number
}

// Twice the nudge of rounding.ts: just under the half cent from which on the next cent is printed.
const NOISE = 8 * Number.EPSILON

/**
 * The lowest and the highest figures that quotes for this work have: printed cents stand for every travel
 * cost that is rounded to them, and no amount falls as that cost grows. There are quotes with both.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency`, or `invalid-amount` for cents that are not whole,
 * negative, or more than the way to the other side of the Earth costs; `invalid-tariff` for a tariff that
 * `parseTariff` refuses
 */
export function figureBounds(
  work: QuotedWork<string, string>,
  tariff: Tariff,
): readonly [lowest: QuoteFigures, highest: QuoteFigures] {
  const rates = ratesOf(work, tariff)
  const { travelCents } = work
  const farthestKm = Math.max(Math.PI * EARTH_RADIUS_KM - tariff.freeKilometers, 0)
  const most = farthestKm * tariff.pricePerKilometer
  const isPossible = Number.isInteger(travelCents) && travelCents <= centsOf({ travelCost: most })
  if (!isPossible) throw new QuoteError('invalid-amount')
  const figuresAt = (travelCost: number) => {
    const parts = { ...rates, travelCost }
    return { totalPrice: totalPrice(parts, tariff), subtotal: pdfAmounts(parts, tariff).subtotal }
  }
  // One cent stands for less too.
  const lowest = travelCents < 2 ? 0 : (travelCents - 0.5) / 100
  const highest = travelCents && Math.min(((travelCents + 0.5) / 100) * (1 - NOISE), most)
  return [figuresAt(lowest), figuresAt(highest)]
}

/**
 * Whether a quote for this work can have these figures by a tariff. It says nothing of whom the quote is
 * for. Of two totals that are possible for one subtotal, half way between two euros, it takes both.
 *
 * @throws QuoteError as `figureBounds`
 */
export function isPossibleQuote(
  quote: QuotedWork<string, string> & QuoteFigures,
  tariff: Tariff,
): boolean {
  const [lowest, highest] = figureBounds(quote, tariff)
  const { totalPrice, subtotal } = quote
  const isBetween = (figure: keyof QuoteFigures) =>
    lowest[figure] <= quote[figure] && quote[figure] <= highest[figure]
  return (
    Number.isInteger(totalPrice) &&
    Number.isFinite(subtotal) &&
    isWholeCents(subtotal) &&
    isBetween('totalPrice') &&
    isBetween('subtotal') &&
    // Both are one price, rounded to euros and to cents.
    Math.abs(toCents(totalPrice) - toCents(subtotal)) <= 50
  )
}

/**
 * The amounts of the PDF document that shows this subtotal, in euros and whole cents, whatever the
 * tariff's minimum.
 *
 * @throws QuoteError `invalid-amount` for a subtotal that is negative, not finite, too large or has a
 * fraction of a cent; `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function withVat(subtotal: number, tariff: Tariff): PdfAmounts {
  checkParts({ basePrice: subtotal, travelCost: 0, urgencyMultiplier: 1 })
  return addVat(toCents(subtotal), parseTariff(tariff).vatRate)
}
