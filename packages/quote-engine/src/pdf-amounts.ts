import { parseTariff } from './parse-tariff.ts'
import { arePriceParts, centsBeforeMinimum, type PriceParts } from './price-parts.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp, toCents } from './rounding.ts'
import type { Tariff } from './tariff.ts'
import { latestTariff } from './tariffs.ts'

/** Amounts of the PDF document, in euros and whole cents. */
export interface PdfAmounts {
  /** Before VAT, euros, at least the tariff's minimum. */
  readonly subtotal: number
  /** The tariff's rate of the subtotal, euros. */
  readonly vat: number
  /** `subtotal + vat`, euros. */
  readonly total: number
}

/**
 * The amounts of the PDF document, which adds VAT on top of the price: subtotal
 * `max((basePrice + travelCost) * urgencyMultiplier, minimumTotal)`, VAT `vatRate` of it, each
 * rounded half up to the cent, and their sum. Source: the price list.
 *
 * @throws QuoteError `invalid-amount` for an amount that is negative, not finite or too large, for a
 * base price with a fraction of a cent, and for a multiplier under 1; `invalid-tariff` for a tariff
 * that `parseTariff` refuses
 */
export function pdfAmounts(parts: PriceParts, tariff: Tariff<string> = latestTariff): PdfAmounts {
  if (!arePriceParts(parts)) throw new QuoteError('invalid-amount')
  const { minimumTotal, vatRate } = parseTariff(tariff)
  const subtotal = Math.max(centsBeforeMinimum(parts), toCents(minimumTotal))
  const vat = roundHalfUp(subtotal * vatRate)
  return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
}
