import { assertPriceParts, type PriceParts, priceBeforeMinimum } from './price-parts.ts'
import { roundHalfUp, toCents } from './rounding.ts'
import { MINIMUM_TOTAL, VAT_RATE } from './tariff.ts'

/** Amounts of the PDF document, in euros and whole cents. */
export interface PdfAmounts {
  /** Before VAT, euros, at least `MINIMUM_TOTAL`. */
  readonly subtotal: number
  /** `VAT_RATE` of the subtotal, euros. */
  readonly vat: number
  /** `subtotal + vat`, euros. */
  readonly total: number
}

/**
 * The amounts of the PDF document, which adds VAT on top of the price: subtotal
 * `max((basePrice + travelCost) * urgencyMultiplier, MINIMUM_TOTAL)`, VAT `VAT_RATE` of it, each
 * rounded half up to the cent, and their sum. Source: price list of `PRICES_AS_OF`.
 *
 * @throws QuoteError `invalid-amount` for an amount that is negative, not finite or too large, and
 * for a multiplier under 1.
 */
export function pdfAmounts(parts: PriceParts): PdfAmounts {
  assertPriceParts(parts)
  const subtotal = toCents(Math.max(priceBeforeMinimum(parts), MINIMUM_TOTAL))
  const vat = roundHalfUp(subtotal * VAT_RATE)
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
}
