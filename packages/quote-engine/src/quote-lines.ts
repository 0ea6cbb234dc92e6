import { type PdfAmounts, pdfAmounts } from './pdf-amounts.ts'
import { centsBeforeMinimum, type PriceParts, totalPrice } from './price-parts.ts'
import { toCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'
import { latestTariff } from './tariffs.ts'

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

/**
 * The breakdown of a price, on screen and in the PDF document. Each list adds up to its total to the
 * cent. `base` and `travel` are what they say, each rounded half up; `urgency` is the rest of the
 * price, so there is none at a multiplier of 1. Lines of 0 are left out, except `base`.
 *
 * @throws QuoteError `invalid-amount` and `invalid-tariff`, as `pdfAmounts`
 */
export function quoteLines(parts: PriceParts, tariff: Tariff<string> = latestTariff): QuoteLines {
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
export function linesOf(
  { base, travel, beforeMinimum, subtotal }: Cents,
  lastKind: 'rounding' | 'vat',
  last: number,
): readonly QuoteLine[] {
  return [
    line('base', base),
    line('travel', travel),
    line('urgency', beforeMinimum - base - travel),
    line('minimum', subtotal - beforeMinimum),
    line(lastKind, last),
  ].filter(({ kind, amount }) => kind === 'base' || amount !== 0)
}

function line(kind: QuoteLineKind, cents: number): QuoteLine {
  return { kind, amount: cents / 100 }
}
