import { MINIMUM_TOTAL, VAT_RATE } from './constants.ts'
import { centsBeforeMinimum, checkParts, type PriceParts } from './price-parts.ts'
import { roundHalfUp, toCents } from './rounding.ts'

/** The amounts of the PDF, in euros without fractions of a cent. */
export interface PdfAmounts {
  /** The amount before VAT, at least `MINIMUM_TOTAL`. */
  readonly subtotal: number
  /** The VAT: `subtotal * VAT_RATE`, rounded half up to the cent. */
  readonly vat: number
  /** The amount with VAT: `subtotal + vat`. */
  readonly total: number
}

/**
 * Computes the amounts of the PDF, which adds VAT to the price (specification, section 9). The
 * subtotal is `max((basePrice + travelCost) * urgencyMultiplier, MINIMUM_TOTAL)`. Subtotal and VAT
 * are rounded half up to the cent. The total is not the `totalPrice` of the quote, so show both.
 *
 * @param quote a quote, or only its `basePrice`, `travelCost` (euros) and `urgencyMultiplier`
 * @returns euros
 * @throws QuoteError `invalid-amount` if an amount is missing, negative, not finite or over 1e12 euros, if the
 * base price has a fraction of a cent, or if the multiplier is too low
 */
export function pdfAmounts(quote: PriceParts): PdfAmounts {
  checkParts(quote)
  const subtotal = Math.max(centsBeforeMinimum(quote), toCents(MINIMUM_TOTAL))
  const vat = roundHalfUp(subtotal * VAT_RATE)
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
}
