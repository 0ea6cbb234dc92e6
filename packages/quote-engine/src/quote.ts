import type { Coordinates } from './coordinates.ts'
import { haversineKm } from './distance.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { findService, type ServiceId } from './services.ts'
import type { ServiceOf, Tariff } from './tariff.ts'
import { currentTariff, validTariff } from './tariffs.ts'
import { totalPrice } from './total-price.ts'
import { findUrgency, type UrgencyKey } from './urgencies.ts'

/** What a price depends on. `Id`: the services of the tariff that prices it. */
export interface QuoteRequest<Id extends string = ServiceId> {
  /** One of the ids of `Tariff.basePrices`. */
  readonly serviceId: Id
  /** The `key` of one of the `urgencies`. */
  readonly urgency: UrgencyKey
  /** Where the tradesman starts: the city's centre. */
  readonly origin: Coordinates
  /** Where the work is. */
  readonly destination: Coordinates
}

/** The price of a visit and what it is made of. Fields of the tariff are named as there. */
export interface Quote {
  /** The service's in `basePrices`, euros. */
  readonly basePrice: number
  /** `max(distance - freeKilometers, 0) * pricePerKilometer`, euros, unrounded. */
  readonly travelCost: number
  /** From origin to destination, whole kilometres. */
  readonly distance: number
  /** The tariff's, kilometres. */
  readonly freeKilometers: number
  /** Whole kilometres beyond the free ones. */
  readonly billableKilometers: number
  /** The urgency's in `multipliers`, 1 or more. */
  readonly urgencyMultiplier: number
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
 * up. Source: the price list.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency` or `invalid-coordinates`; `invalid-tariff`
 * for a tariff that `parseTariff` refuses
 */
export function calculateQuote<List extends Tariff<string> = Tariff>(
  request: QuoteRequest<ServiceOf<List>>,
  tariff?: List,
): Quote
export function calculateQuote(
  { serviceId, urgency, origin, destination }: QuoteRequest<string>,
  tariff: Tariff<string> = currentTariff,
): Quote {
  const list = validTariff(tariff)
  // The tables have the numbers of the current tariff, and are searched faster than an object.
  const isCurrent = list === currentTariff
  const service = findService(serviceId)
  const basePrice: unknown = isCurrent ? service?.basePrice : list.basePrices[serviceId]
  // The types rule out an unknown id or key, but not every caller is compiled. What every object
  // has, such as `constructor`, is no number.
  if (typeof basePrice !== 'number') throw new QuoteError('unknown-service')
  const urgencyMultiplier: unknown = isCurrent
    ? findUrgency(urgency)?.multiplier
    : list.multipliers[urgency]
  if (typeof urgencyMultiplier !== 'number') throw new QuoteError('unknown-urgency')

  const { freeKilometers } = list
  const distanceKm = haversineKm(origin, destination)
  const billableKm = Math.max(distanceKm - freeKilometers, 0)
  const travelCost = billableKm * list.pricePerKilometer
  return {
    basePrice,
    travelCost,
    distance: roundHalfUp(distanceKm),
    freeKilometers,
    billableKilometers: roundHalfUp(billableKm),
    urgencyMultiplier,
    totalPrice: totalPrice({ basePrice, travelCost, urgencyMultiplier }, list),
    travelTime: roundHalfUp(distanceKm * list.minutesPerKilometer),
    requiredTools: service?.tools ?? [],
  }
}
