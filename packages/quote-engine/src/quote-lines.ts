import { pdfAmounts } from './pdf-amounts.ts'
import { centsBeforeMinimum, type PriceParts, totalPrice } from './price-parts.ts'
import { toCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'
import { currentTariff } from './tariffs.ts'

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
}

/**
 * The breakdown of a price, on screen and in the PDF document. Each list adds up to its total to the
 * cent. `base` and `travel` are what they say, each rounded half up; `urgency` is the rest of the
 * price, so there is none at a multiplier of 1. Lines of 0 are left out, except `base`.
 *
 * @throws QuoteError `invalid-amount` and `invalid-tariff`, as `pdfAmounts`
 */
export function quoteLines(parts: PriceParts, tariff: Tariff<string> = currentTariff): QuoteLines {
  const { subtotal, vat } = pdfAmounts(parts, tariff)
  const base = toCents(parts.basePrice)
  const travel = toCents(parts.travelCost)
  const beforeMinimum = centsBeforeMinimum(parts)
  const afterMinimum = toCents(subtotal)
  const shared = [
    line('base', base),
    line('travel', travel),
    line('urgency', beforeMinimum - base - travel),
    line('minimum', afterMinimum - beforeMinimum),
  ]
  const rounding = line('rounding', toCents(totalPrice(parts, tariff)) - afterMinimum)
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
