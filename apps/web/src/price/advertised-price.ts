import { currentTariff, type Service } from '@plombier/quote-engine'

/** The price of a service before any calculation, in whole euros; never below the minimum. */
export function advertisedPrice({ basePrice }: Service): number {
  return Math.max(basePrice, currentTariff.minimumTotal)
}
