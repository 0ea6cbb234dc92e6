import { arePriceParts } from './price-parts.ts'
import type { Quote } from './quote.ts'
import { QuoteError } from './quote-error.ts'
import { toCents } from './rounding.ts'

/**
 * A quote's travel cost in whole cents, rounded half up; 1 for any cost under that, 0 for none.
 *
 * @throws QuoteError `invalid-amount` for a cost that is negative, not finite or too large
 */
export function travelCents(quote: Pick<Quote, 'travelCost'>): number {
  const { travelCost } = quote ?? {}
  if (!arePriceParts({ basePrice: 0, travelCost, urgencyMultiplier: 1 })) {
    throw new QuoteError('invalid-amount')
  }
  return travelCost > 0 ? Math.max(toCents(travelCost), 1) : 0
}
