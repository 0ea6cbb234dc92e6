import { parseTariff } from './parse-tariff.ts'
import { QuoteError } from './quote-error.ts'
import { type Service, type ServiceId, services } from './tables/services.ts'
import { type Urgency, type UrgencyKey, urgencies } from './tables/urgencies.ts'
import type { ServiceOf, Tariff, UrgencyOf } from './tariff.ts'

/** A service at an urgency. `Id` and `Key`: those of the tariff that prices it. */
export interface Work<Id extends string = ServiceId, Key extends string = UrgencyKey> {
  /** One of the ids of `Tariff.basePrices`. */
  readonly serviceId: Id
  /** One of the keys of `Tariff.multipliers`. */
  readonly urgency: Key
}

/** What a tariff asks for a piece of work, before travel. */
export interface Rates {
  /** Euros and whole cents, 0 or more. */
  readonly basePrice: number
  /** By which base price and travel are multiplied, 1 or more. */
  readonly urgencyMultiplier: number
}

/**
 * What a tariff asks for a piece of work. Whatever needs a base price or a multiplier asks here.
 *
 * @throws QuoteError `unknown-service`, `unknown-urgency`; `invalid-tariff` for a tariff that `parseTariff`
 * refuses
 */
export function ratesOf<T extends Tariff>(
  work: Work<ServiceOf<T>, UrgencyOf<T>>,
  tariff: T,
): Rates {
  const { basePrices, multipliers } = parseTariff(tariff)
  const basePrice = own(basePrices, work?.serviceId)
  if (basePrice === undefined) throw new QuoteError('unknown-service')
  const urgencyMultiplier = own(multipliers, work?.urgency)
  if (urgencyMultiplier === undefined) throw new QuoteError('unknown-urgency')
  return { basePrice, urgencyMultiplier }
}

/**
 * Whether a tariff prices a piece of work. If not, `ratesOf` and `calculateQuote` throw.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function hasPrice(work: Work<string, string>, tariff: Tariff): boolean {
  const { basePrices, multipliers } = parseTariff(tariff)
  return (
    own(basePrices, work?.serviceId) !== undefined && own(multipliers, work?.urgency) !== undefined
  )
}

/**
 * Those of the `services` that a tariff prices, in their order.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function servicesOf(tariff: Tariff): readonly Service[] {
  const { basePrices } = parseTariff(tariff)
  return services.filter(({ id }) => own(basePrices, id) !== undefined)
}

/**
 * Those of the `urgencies` that a tariff has, in their order.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function urgenciesOf(tariff: Tariff): readonly Urgency[] {
  const { multipliers } = parseTariff(tariff)
  return urgencies.filter(({ key }) => own(multipliers, key) !== undefined)
}

/** Every object inherits `constructor`, and in a polluted page anything: that is no price. */
function own<Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
