import type { Coordinates } from './coordinates.ts'
import { haversineKm } from './distance.ts'
import { isFigure } from './figure.ts'
import { parseTariff } from './parse-tariff.ts'
import { arePriceParts } from './price-parts.ts'
import { QuoteError, type QuoteErrorCode } from './quote-error.ts'
import { roundHalfUp } from './rounding.ts'
import { findService, type ServiceId } from './services.ts'
import type { ServiceOf, Tariff } from './tariff.ts'
import { currentTariff } from './tariffs.ts'
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
 * for a tariff that gives no price
 */
export function calculateQuote<List extends Tariff<string> = Tariff>(
  request: QuoteRequest<ServiceOf<List>>,
  tariff?: List,
): Quote
export function calculateQuote(
  { serviceId, urgency, origin, destination }: QuoteRequest<string>,
  tariff: Tariff<string> = currentTariff,
): Quote {
  // The types rule out what is refused here, but not every caller is compiled. The tables have the
  // numbers of the current tariff, and are quicker to search.
  const isCurrent = tariff === currentTariff
  const service = findService(serviceId)
  const basePrice = isCurrent ? service?.basePrice : ownNumber(tariff?.basePrices, serviceId)
  if (basePrice === undefined) throw refusal('unknown-service', tariff)
  const urgencyMultiplier = isCurrent
    ? findUrgency(urgency)?.multiplier
    : ownNumber(tariff.multipliers, urgency)
  if (urgencyMultiplier === undefined) throw refusal('unknown-urgency', tariff)

  const { freeKilometers, pricePerKilometer, minutesPerKilometer } = tariff
  const distanceKm = haversineKm(origin, destination)
  const billableKm = Math.max(distanceKm - freeKilometers, 0)
  const travelCost = billableKm * pricePerKilometer
  const quote = {
    basePrice,
    travelCost,
    distance: roundHalfUp(distanceKm),
    freeKilometers,
    billableKilometers: roundHalfUp(billableKm),
    urgencyMultiplier,
    totalPrice: totalPrice({ basePrice, travelCost, urgencyMultiplier }, tariff),
    travelTime: roundHalfUp(distanceKm * minutesPerKilometer),
    requiredTools: service?.tools ?? [],
  }
  if (!isCurrent && !isPriced(quote)) parseTariff(tariff)
  return quote
}

/** `constructor` and the like, which every object has, are no keys of any table. */
function ownNumber(
  table: Readonly<Record<string, number>> | undefined,
  key: string,
): number | undefined {
  return key in Object.prototype ? undefined : table?.[key]
}

/** Why a key has no number: it is unknown, or the tariff is none. */
function refusal(code: QuoteErrorCode, tariff: Tariff<string>): QuoteError {
  parseTariff(tariff)
  return new QuoteError(code)
}

function isPriced(quote: Quote): boolean {
  const { freeKilometers, totalPrice, travelTime } = quote
  return arePriceParts(quote) && [freeKilometers, totalPrice, travelTime].every(isFigure)
}
