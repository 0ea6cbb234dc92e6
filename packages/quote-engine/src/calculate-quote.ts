import { FREE_KILOMETERS, MINUTES_PER_KILOMETER, PRICE_PER_KILOMETER } from './constants.ts'
import { type Coordinates, haversineKm } from './distance.ts'
import { type PriceParts, screenTotal } from './price-parts.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { type ServiceId, services } from './services.ts'
import { type UrgencyKey, urgencies } from './urgencies.ts'

/** What a price is computed from. */
export interface QuoteRequest {
  /** The `id` of the service. */
  readonly serviceId: ServiceId
  /** The `key` of the urgency. */
  readonly urgency: UrgencyKey
  /** Where the travel starts: the centre of a city. */
  readonly origin: Coordinates
  /** Where the travel ends: the address of the visitor. */
  readonly destination: Coordinates
}

/** The price of a plumber's visit, with the figures behind it (specification, section 3). */
export interface Quote extends PriceParts {
  /** Distance from origin to destination, rounded to whole kilometres. */
  readonly distance: number
  /** Kilometres that are not billed: `FREE_KILOMETERS`. */
  readonly freeKilometers: number
  /** Kilometres that are billed, those beyond the free ones, rounded to whole kilometres. */
  readonly billableKilometers: number
  /**
   * The total on screen, whole euros, all taxes included:
   * `max(round((basePrice + travelCost) * urgencyMultiplier), MINIMUM_TOTAL)`.
   */
  readonly totalPrice: number
  /** Whole minutes from origin to destination: `round(distance * MINUTES_PER_KILOMETER)`. */
  readonly travelTime: number
  /** The six tools of the service, in French. */
  readonly requiredTools: readonly string[]
}

/**
 * Computes the price of a visit as the screen shows it, by the rules of section 9 of the specification.
 * The travel cost is `max(distance - FREE_KILOMETERS, 0) * PRICE_PER_KILOMETER`. All rules use the
 * unrounded distance. Halves are rounded up.
 *
 * @param request points in degrees (WGS 84)
 * @returns amounts in euros, distances in kilometres, the travel time in minutes
 * @throws QuoteError `unknown-service` or `unknown-urgency` if the tables have no such id or key, or none is given;
 * `invalid-coordinates` if a point is missing, not finite or out of range
 */
export function calculateQuote(request: QuoteRequest): Quote {
  // Callers without types can pass anything, such as `undefined`.
  const { serviceId, urgency, origin, destination }: QuoteRequest = Object(request)
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
