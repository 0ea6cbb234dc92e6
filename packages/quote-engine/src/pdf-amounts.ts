import { MINIMUM_TOTAL, VAT_RATE } from './constants.ts'
import { centsBeforeMinimum, checkParts, type PriceParts } from './price-parts.ts'
import { roundHalfUp, toCents } from './rounding.ts'

/** Amounts of the PDF, euros and whole cents. */
export interface PdfAmounts {
  /** Before VAT, at least `MINIMUM_TOTAL`. */
  readonly subtotal: number
  /** `VAT_RATE` of the subtotal. */
  readonly vat: number
  /** `subtotal + vat`. */
  readonly total: number
}

/**
 * The amounts of the PDF, which adds VAT on top of the price (specification, section 9). The
 * subtotal is `max((basePrice + travelCost) * urgencyMultiplier, MINIMUM_TOTAL)`. Subtotal and VAT
 * are rounded half up to the cent. The total differs from that on screen: show both.
 *
 * @param quote a quote, or the three fields of it that make the price
 * @throws QuoteError `invalid-amount` for an amount that is negative, not finite or over 1e12 euros,
 * for a base price with a fraction of a cent, and for a multiplier under 1
 */
export function pdfAmounts(quote: PriceParts): PdfAmounts {
  checkParts(quote)
  const subtotal = Math.max(centsBeforeMinimum(quote), toCents(MINIMUM_TOTAL))
  const vat = roundHalfUp(subtotal * VAT_RATE)
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
}
