import { pdfAmounts } from './pdf-amounts.ts'
import { centsBeforeMinimum, type PriceParts, screenTotal } from './price-parts.ts'
import { toCents } from './rounding.ts'

/**
 * What the amount of a line is. `base`: the base price; `travel`: the travel cost; `urgency`: what the
 * multiplier adds to both; `minimum`: what raises the price to `MINIMUM_TOTAL`; `rounding`: what is left
 * to the whole euros of the screen; `vat`: the VAT of the PDF.
 */
export type QuoteLineKind = 'base' | 'travel' | 'urgency' | 'minimum' | 'rounding' | 'vat'

/** One line of a breakdown. */
export interface QuoteLine {
  /** What the amount is. A breakdown has each kind once at most. */
  readonly kind: QuoteLineKind
  /** Euros, without a fraction of a cent. Only `rounding` can be negative. */
  readonly amount: number
}

/**
 * Breaks a price down into lines, for the screen and for the PDF. `screen` adds up to the `totalPrice` of the
 * quote, and `pdf` to the `total` of `pdfAmounts`, both to the cent (rounding.md says how). Base price and
 * travel cost are each rounded half up to the cent. A line of 0 is left out, except `base`.
 *
 * @param quote a quote, or only its `basePrice`, `travelCost` (euros) and `urgencyMultiplier`
 * @returns two lists of lines, amounts in euros
 * @throws QuoteError `invalid-amount` for the same amounts as `pdfAmounts`
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

/** Takes cents, because sums and differences of euros are not exact as floats. */
function lines(cents: readonly (readonly [QuoteLineKind, number])[]): readonly QuoteLine[] {
  return cents
    .filter(([kind, amount]) => kind === 'base' || amount !== 0)
    .map(([kind, amount]) => ({ kind, amount: amount / 100 }))
}
