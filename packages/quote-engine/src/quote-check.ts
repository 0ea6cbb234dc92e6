import { parseTariff } from './parse-tariff.ts'
import {
  addVat,
  centsBeforeMinimum,
  checkParts,
  linesOf,
  type PdfAmounts,
  pdfAmounts,
  type QuoteLine,
  totalPrice,
} from './price.ts'
import { QuoteError } from './quote-error.ts'
import { ratesOf, type Work } from './rates.ts'
import { toCents } from './rounding.ts'
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

// Wider than what floats can lose on their way to a travel cost.
const NOISE = 1e-12

/**
 * The lowest and the highest figures that quotes for this work can have: printed cents stand for every
 * travel cost that is rounded to them, and no amount falls as that cost grows.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency`, or `invalid-amount` for cents that are not whole,
 * negative or too many; `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function figureBounds(
  work: QuotedWork<string, string>,
  tariff: Tariff,
): readonly [lowest: QuoteFigures, highest: QuoteFigures] {
  const checked = parseTariff(tariff)
  const rates = ratesOf(work, checked)
  const { travelCents } = work
  if (!Number.isInteger(travelCents) || travelCents < 0) throw new QuoteError('invalid-amount')
  const figuresAt = (cents: number) => {
    const parts = { ...rates, travelCost: cents / 100 }
    return { totalPrice: totalPrice(parts, checked), subtotal: pdfAmounts(parts, checked).subtotal }
  }
  if (travelCents === 0) return [figuresAt(0), figuresAt(0)]
  const lowest = travelCents === 1 ? 0 : (travelCents - 0.5) * (1 - NOISE)
  return [figuresAt(lowest), figuresAt((travelCents + 0.5) * (1 + NOISE))]
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
  return (
    [totalPrice, subtotal].every(Number.isFinite) &&
    lowest.totalPrice <= totalPrice &&
    totalPrice <= highest.totalPrice &&
    lowest.subtotal <= subtotal &&
    subtotal <= highest.subtotal &&
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

/**
 * The breakdown on screen of a quote for this work with these figures. It adds up to its total, as that of
 * `quoteLines` does. What the unrounded travel adds is in the line of the urgency or of the minimum.
 *
 * @throws QuoteError as `figureBounds`, and `invalid-amount` for figures that are not possible
 */
export function linesOfFigures(
  quote: QuotedWork<string, string> & QuoteFigures,
  tariff: Tariff,
): readonly QuoteLine[] {
  if (!isPossibleQuote(quote, tariff)) throw new QuoteError('invalid-amount')
  const rates = ratesOf(quote, tariff)
  const subtotal = toCents(quote.subtotal)
  const isMinimum = subtotal === toCents(tariff.minimumTotal)
  const printed = centsBeforeMinimum({ ...rates, travelCost: quote.travelCents / 100 })
  const beforeMinimum = isMinimum ? Math.min(printed, subtotal) : subtotal
  const base = toCents(rates.basePrice)
  // A cent of travel also stands for less, which may have changed nothing.
  const travel = Math.min(quote.travelCents, beforeMinimum - base)
  const rounding = toCents(quote.totalPrice) - subtotal
  return linesOf({ base, travel, beforeMinimum, subtotal }, 'rounding', rounding)
}
