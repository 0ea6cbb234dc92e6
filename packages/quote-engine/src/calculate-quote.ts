import { FREE_KILOMETERS, MINUTES_PER_KILOMETER, PRICE_PER_KILOMETER } from './constants.ts'
import { type Coordinates, haversineKm } from './distance.ts'
import { type PriceParts, screenTotal } from './price-parts.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { type ServiceId, services } from './services.ts'
import { type UrgencyKey, urgencies } from './urgencies.ts'

/** What a price depends on. */
export interface QuoteRequest {
  /** What is to be done. */
  readonly serviceId: ServiceId
  /** How soon. */
  readonly urgency: UrgencyKey
  /** Where the plumber starts: the city's centre. */
  readonly origin: Coordinates
  /** Where the work is. */
  readonly destination: Coordinates
}

/** The price of a visit and what it is made of (specification, section 3). */
export interface Quote extends PriceParts {
  /** From origin to destination, whole kilometres. */
  readonly distance: number
  /** `FREE_KILOMETERS`. */
  readonly freeKilometers: number
  /** Whole kilometres beyond the free ones. */
  readonly billableKilometers: number
  /**
   * `max(round((basePrice + travelCost) * urgencyMultiplier), MINIMUM_TOTAL)`, whole euros, all
   * taxes included.
   */
  readonly totalPrice: number
  /** `round(distance * MINUTES_PER_KILOMETER)`, whole minutes. */
  readonly travelTime: number
  /** The six tools of the service, French. */
  readonly requiredTools: readonly string[]
}

/**
 * The price of a visit, as the screen shows it (specification, section 9). The travel cost is
 * `max(distance - FREE_KILOMETERS, 0) * PRICE_PER_KILOMETER`. All rules use the unrounded distance,
 * and round half up.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency`, or `invalid-coordinates` for a point that
 * is missing, not finite or out of range
 */
export function calculateQuote({ serviceId, urgency, origin, destination }: QuoteRequest): Quote {
  const service = services.find(({ id }) => id === serviceId)
  if (!service) throw new QuoteError('unknown-service')
  const level = urgencies.find(({ key }) => key === urgency)
  if (!level) throw new QuoteError('unknown-urgency')
  const distanceKm = haversineKm(origin, destination)
  const billableKm = Math.max(distanceKm - FREE_KILOMETERS, 0)
  const { basePrice, tools } = service
  const travelCost = billableKm * PRICE_PER_KILOMETER
  const urgencyMultiplier = level.multiplier
  return {
    basePrice,
    travelCost,
    distance: roundHalfUp(distanceKm),
    freeKilometers: FREE_KILOMETERS,
    billableKilometers: roundHalfUp(billableKm),
    urgencyMultiplier,
    totalPrice: screenTotal({ basePrice, travelCost, urgencyMultiplier }),
    travelTime: roundHalfUp(distanceKm * MINUTES_PER_KILOMETER),
    requiredTools: tools,
  }
}
