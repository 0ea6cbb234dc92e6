import { type Coordinates, haversineKm } from './distance.ts'
import { parseTariff } from './parse-tariff.ts'
import { type PriceParts, totalPrice } from './price.ts'
import { type Rates, ratesOf, type Work } from './rates.ts'
import { roundHalfUp } from './rounding.ts'
import { findService, type ServiceId } from './tables/services.ts'
import type { UrgencyKey } from './tables/urgencies.ts'
import type { ServiceOf, Tariff, UrgencyOf } from './tariff.ts'

/** What a price depends on. `Id` and `Key`: services and urgencies of the tariff that prices it. */
export interface QuoteRequest<Id extends string = ServiceId, Key extends string = UrgencyKey>
  extends Work<Id, Key> {
  /** Where the plumber starts: the city's centre. */
  readonly origin: Coordinates
  /** Where the work is. */
  readonly destination: Coordinates
}

/** The price of a visit and what it is made of. Fields of the tariff are named as there. */
export interface Quote extends PriceParts {
  /** `max(distance - freeKilometers, 0) * pricePerKilometer`, euros, unrounded. */
  readonly travelCost: number
  /** From origin to destination, whole kilometres. */
  readonly distance: number
  /** The tariff's, kilometres. */
  readonly freeKilometers: number
  /** Whole kilometres beyond the free ones. */
  readonly billableKilometers: number
  /**
   * `max(round((basePrice + travelCost) * urgencyMultiplier), minimumTotal)`, whole euros, all taxes
   * included.
   */
  readonly totalPrice: number
  /** `round(distance * minutesPerKilometer)`, whole minutes. */
  readonly travelTime: number
  /** `Service.tools`: six, French. Empty for a service that is none of the `services`. */
  readonly requiredTools: readonly string[]
}

/**
 * The price of a visit, shown on screen. All rules work on the unrounded distance and round half
 * up.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency` or `invalid-coordinates`; `invalid-tariff`
 * for a tariff that `parseTariff` refuses
 */
export function calculateQuote<T extends Tariff>(
  request: QuoteRequest<ServiceOf<T>, UrgencyOf<T>>,
  tariff: T,
): Quote {
  const checked: Tariff = parseTariff(tariff)
  const rates = ratesOf<Tariff>(request, checked)
  const distanceKm = haversineKm(request.origin, request.destination)
  return quoteAtDistance(distanceKm, rates, checked, findService(request.serviceId)?.tools)
}

/** The quote at a distance: nothing else of the places counts. */
export function quoteAtDistance(
  distanceKm: number,
  { basePrice, urgencyMultiplier }: Rates,
  tariff: Tariff,
  requiredTools: readonly string[] = [],
): Quote {
  const { freeKilometers } = tariff
  const billableKm = Math.max(distanceKm - freeKilometers, 0)
  const travelCost = billableKm * tariff.pricePerKilometer
  return {
    basePrice,
    travelCost,
    distance: roundHalfUp(distanceKm),
    freeKilometers,
    billableKilometers: roundHalfUp(billableKm),
    urgencyMultiplier,
    totalPrice: totalPrice({ basePrice, travelCost, urgencyMultiplier }, tariff),
    travelTime: roundHalfUp(distanceKm * tariff.minutesPerKilometer),
    requiredTools,
  }
}
