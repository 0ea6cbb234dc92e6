import { MINIMUM_TOTAL, type Service } from '@plombier/quote-engine'

/** The price of a service before any calculation, whole euros: no work costs less. */
export function advertisedPrice({ basePrice }: Service): number {
  return Math.max(basePrice, MINIMUM_TOTAL)
}
