import { byKey, deepFreeze } from './deep-freeze.ts'
import { parseTariff } from './parse-tariff.ts'
import type { CategoryId } from './tables/categories.ts'
import { type ServiceId, serviceDetails } from './tables/service-details.ts'
import type { Tariff } from './tariff.ts'
import { latestTariff } from './tariffs.ts'

/** A service that can be priced. */
export interface Service {
  /** What `QuoteRequest.serviceId` takes. */
  readonly id: ServiceId
  /** The `id` of one of the `categories`. */
  readonly category: CategoryId
  /** French. */
  readonly name: string
  /** A tariff's, in `services` the `latestTariff`'s: before travel and urgency, euros. */
  readonly basePrice: number
  /** French, one sentence. */
  readonly description: string
  /** Six distinct tools that the plumber brings, French. */
  readonly tools: readonly string[]
}

/**
 * Those of the `services` that a tariff prices, in their order, with its base prices.
 *
 * @throws QuoteError `invalid-tariff` for a tariff that `parseTariff` refuses
 */
export function servicesOf(tariff: Tariff<string>): readonly Service[] {
  const basePrices = new Map(Object.entries(parseTariff(tariff).basePrices))
  return serviceDetails.flatMap((details) => {
    const basePrice = basePrices.get(details.id)
    return basePrice === undefined ? [] : { ...details, basePrice }
  })
}

/** The services, in the order of the table. Deeply frozen. */
export const services: readonly Service[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ servicesOf(latestTariff),
)

const servicesById = /* @__PURE__ */ byKey(services, ({ id }) => id)

/** The service with this id. */
export function findService(id: ServiceId): Service
/** The service with this id, or `undefined`. */
export function findService(id: string): Service | undefined
export function findService(id: string): Service | undefined {
  return servicesById.get(id)
}
