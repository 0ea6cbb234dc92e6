import { pdfAmounts } from './pdf-amounts.ts'
import { type PriceParts, priceBeforeMinimum } from './price-parts.ts'
import { toCents } from './rounding.ts'
import { totalPrice } from './total-price.ts'

/** What a line is for: `minimum` tops up to `MINIMUM_TOTAL`, `rounding` leads to whole euros. */
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
}

/**
 * The breakdown of a price, on screen and in the PDF document. Each list adds up to its total to the
 * cent. Lines of 0 are left out, except `base`.
 *
 * @throws QuoteError `invalid-amount`, as `pdfAmounts`
 */
export function quoteLines(parts: PriceParts): QuoteLines {
  const { subtotal, vat } = pdfAmounts(parts)
  // Each line is the step from one running total to the next, so no cent is lost between them.
  const travel = toCents(parts.travelCost)
  const beforeUrgency = toCents(parts.basePrice + parts.travelCost)
  const beforeMinimum = toCents(priceBeforeMinimum(parts))
  const afterMinimum = toCents(subtotal)
  const shared = [
    line('base', beforeUrgency - travel),
    line('travel', travel),
    line('urgency', beforeMinimum - beforeUrgency),
    line('minimum', afterMinimum - beforeMinimum),
  ]
  const rounding = line('rounding', toCents(totalPrice(parts)) - afterMinimum)
  return {
    screen: withoutZeros([...shared, rounding]),
    pdf: withoutZeros([...shared, line('vat', toCents(vat))]),
  }
}

function line(kind: QuoteLineKind, cents: number): QuoteLine {
  return { kind, amount: cents / 100 }
}

function withoutZeros(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  return lines.filter(({ kind, amount }) => kind === 'base' || amount !== 0)
}
