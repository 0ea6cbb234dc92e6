import type { Coordinates } from './coordinates.ts'
import { haversineKm } from './distance.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { findService, type ServiceId } from './services.ts'
import { FREE_KILOMETERS, MINUTES_PER_KILOMETER, PRICE_PER_KILOMETER } from './tariff.ts'
import { totalPrice } from './total-price.ts'
import { findUrgency, type UrgencyKey } from './urgencies.ts'

/** What a price depends on. */
export interface QuoteRequest {
  /** The `id` of one of the `services`. */
  readonly serviceId: ServiceId
  /** The `key` of one of the `urgencies`. */
  readonly urgency: UrgencyKey
  /** Where the tradesman starts: the city's centre. */
  readonly origin: Coordinates
  /** Where the work is. */
  readonly destination: Coordinates
}

/** The price of a visit and what it is made of. */
export interface Quote {
  /** `Service.basePrice`, whole euros. */
  readonly basePrice: number
  /** `max(distance - FREE_KILOMETERS, 0) * PRICE_PER_KILOMETER`, euros, unrounded. */
  readonly travelCost: number
  /** From origin to destination, whole kilometres. */
  readonly distance: number
  /** Always `FREE_KILOMETERS`, kilometres. */
  readonly freeKilometers: number
  /** Whole kilometres beyond the free ones. */
  readonly billableKilometers: number
  /** `Urgency.multiplier`, 1 or more. */
  readonly urgencyMultiplier: number
  /**
   * `max(round((basePrice + travelCost) * urgencyMultiplier), MINIMUM_TOTAL)`, whole euros, all
   * taxes included.
   */
  readonly totalPrice: number
  /** `round(distance * MINUTES_PER_KILOMETER)`, whole minutes. */
  readonly travelTime: number
  /** `Service.tools`: six, French. */
  readonly requiredTools: readonly string[]
}

/**
 * The price of a visit, shown on screen. All rules work on the unrounded distance and round half
 * up. Source: price list of `PRICES_AS_OF`.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency` or `invalid-coordinates`
 */
export function calculateQuote({ serviceId, urgency, origin, destination }: QuoteRequest): Quote {
  // The types rule out an unknown id or key, but not every caller is compiled.
  const service = findService(serviceId)
  if (!service) throw new QuoteError('unknown-service')
  const level = findUrgency(urgency)
  if (!level) throw new QuoteError('unknown-urgency')

  const distanceKm = haversineKm(origin, destination)
  const billableKm = Math.max(distanceKm - FREE_KILOMETERS, 0)
  const { basePrice, tools: requiredTools } = service
  const travelCost = billableKm * PRICE_PER_KILOMETER
  const urgencyMultiplier = level.multiplier
  return {
    basePrice,
    travelCost,
    distance: roundHalfUp(distanceKm),
    freeKilometers: FREE_KILOMETERS,
    billableKilometers: roundHalfUp(billableKm),
    urgencyMultiplier,
    totalPrice: totalPrice({ basePrice, travelCost, urgencyMultiplier }),
    travelTime: roundHalfUp(distanceKm * MINUTES_PER_KILOMETER),
    requiredTools,
  }
}
