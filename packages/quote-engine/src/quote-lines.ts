import { pdfAmounts } from './pdf-amounts.ts'
import { centsBeforeMinimum, type PriceParts, screenTotal } from './price-parts.ts'
import { toCents } from './rounding.ts'

/**
 * What a line is for. `minimum` raises the price to `MINIMUM_TOTAL`, `rounding` leads to the whole
 * euros of the screen, `vat` to the total of the PDF.
 */
export type QuoteLineKind = 'base' | 'travel' | 'urgency' | 'minimum' | 'rounding' | 'vat'

/** One line of a breakdown. */
export interface QuoteLine {
  /** What the amount is for. No kind comes twice in a breakdown. */
  readonly kind: QuoteLineKind
  /** Euros and whole cents. Only `rounding` can be negative. */
  readonly amount: number
}

/**
 * Two breakdowns of a price: `screen` adds up to the total of the quote, `pdf` to that of
 * `pdfAmounts`, both to the cent. Base price and travel cost are each rounded half up; `urgency` is
 * what the multiplier adds to their sum. Lines of 0 are left out, except `base`.
 *
 * @param quote a quote, or the three fields of it that make the price
 * @throws QuoteError `invalid-amount`, as `pdfAmounts`
 */
export function quoteLines(quote: PriceParts): {
  readonly screen: readonly QuoteLine[]
  readonly pdf: readonly QuoteLine[]
} {
  const { subtotal, vat } = pdfAmounts(quote)
  const [base, travel] = [toCents(quote.basePrice), toCents(quote.travelCost)]
  const beforeMinimum = centsBeforeMinimum(quote)
  const linesWith = (lastKind: QuoteLineKind, lastCents: number) =>
    lines([
      ['base', base],
      ['travel', travel],
      ['urgency', beforeMinimum - base - travel],
      ['minimum', toCents(subtotal) - beforeMinimum],
      [lastKind, lastCents],
    ])
  return {
    screen: linesWith('rounding', toCents(screenTotal(quote)) - toCents(subtotal)),
    pdf: linesWith('vat', toCents(vat)),
  }
}

/** Sums are made in whole cents, because sums of euros as floats are not exact. */
function lines(cents: readonly (readonly [QuoteLineKind, number])[]): readonly QuoteLine[] {
  return cents
    .filter(([kind, amount]) => kind === 'base' || amount !== 0)
    .map(([kind, amount]) => ({ kind, amount: amount / 100 }))
}
