import type { Quote } from './quote.ts'
import { toCents } from './rounding.ts'

/** A quote's travel cost in whole cents, rounded half up; 1 for any cost under that, 0 for none. */
export function travelCents({ travelCost }: Pick<Quote, 'travelCost'>): number {
  return travelCost > 0 ? Math.max(toCents(travelCost), 1) : 0
}
