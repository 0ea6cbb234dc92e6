import { type Coordinates, haversineKm } from './distance.ts'
import { parseTariff } from './parse-tariff.ts'
import { totalPrice } from './price-parts.ts'
import { QuoteError } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { findService } from './services.ts'
import type { ServiceId } from './tables/service-details.ts'
import type { ServiceOf, Tariff, UrgencyFor, UrgencyOf } from './tariff.ts'
import { latestTariff } from './tariffs.ts'

/** What a price depends on. `Id` and `Key`: services and urgencies of the tariff that prices it. */
export interface QuoteRequest<Id extends string = ServiceId, Key extends string = UrgencyFor<Id>> {
  /** One of the ids of `Tariff.basePrices`. */
  readonly serviceId: Id
  /** One of the keys of `Tariff.multipliers`. */
  readonly urgency: Key
  /** Where the plumber starts: the city's centre. */
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
export function calculateQuote<T extends Tariff<string> = Tariff>(
  request: QuoteRequest<ServiceOf<T>, UrgencyOf<T>>,
  tariff?: T,
): Quote
export function calculateQuote(
  request: QuoteRequest<string>,
  tariff: Tariff<string> = latestTariff,
): Quote {
  const checked = parseTariff(tariff)
  // The types rule out what is refused here, but not every caller is compiled.
  const { serviceId, urgency, origin, destination } = request ?? {}
  const rates = ratesOf(serviceId, urgency, checked)
  const distanceKm = haversineKm(origin, destination)
  const requiredTools = findService(serviceId)?.tools ?? []
  return quoteAtDistance(distanceKm, { ...rates, requiredTools }, checked)
}

/**
 * Whether a tariff prices a service at an urgency. If not, `calculateQuote` throws.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function hasPrice(
  request: Pick<QuoteRequest<string>, 'serviceId' | 'urgency'>,
  tariff: Tariff<string> = latestTariff,
): boolean {
  const { serviceId, urgency } = request ?? {}
  const { basePrices, multipliers } = parseTariff(tariff)
  return Object.hasOwn(basePrices, serviceId) && Object.hasOwn(multipliers, urgency)
}

/** What a tariff asks for a service at an urgency, without travel. */
export function ratesOf(serviceId: string, urgency: string, tariff: Tariff<string>) {
  const basePrice = ownNumber(tariff.basePrices, serviceId)
  if (basePrice === undefined) throw new QuoteError('unknown-service')
  const urgencyMultiplier = ownNumber(tariff.multipliers, urgency)
  if (urgencyMultiplier === undefined) throw new QuoteError('unknown-urgency')
  return { basePrice, urgencyMultiplier }
}

/** The quote of a service at a distance: nothing else of the places counts. */
export function quoteAtDistance(
  distanceKm: number,
  rates: Pick<Quote, 'basePrice' | 'urgencyMultiplier' | 'requiredTools'>,
  tariff: Tariff<string>,
): Quote {
  const { basePrice, urgencyMultiplier, requiredTools } = rates
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

/** Every object inherits `constructor`, and in a polluted page anything: that is no price. */
function ownNumber(numbers: Readonly<Record<string, number>>, key: string): number | undefined {
  return Object.hasOwn(numbers, key) ? numbers[key] : undefined
}
