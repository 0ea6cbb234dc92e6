import {
  type Address,
  AddressSearchError,
  type AddressSearchErrorCode,
  type AddressSearchSnapshot,
  type AddressType,
  addressTypes,
  type Coordinates,
  createAddressSearch,
  nearestAddress,
  searchAddresses,
} from '@plombier/geo-client'
import {
  type CitySlug,
  calculateQuote,
  cities,
  currentTariff,
  findCity,
  findService,
  findUrgency,
  type Quote,
  type QuoteRequest,
  quoteLines,
  type Tariff,
  tariffOn,
} from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import { type Engine, type Invariant, invariants } from '@plombier/quote-engine/invariants'
import type { Arbitrary } from 'fast-check'

const slug: CitySlug = 'saint-etienne'
const { center } = findCity(slug)
const request: QuoteRequest = {
  serviceId: 'fuite',
  urgency: 'urgent',
  origin: center,
  destination: center,
}
const quote: Quote = calculateQuote(request)
const { screen, pdf } = quoteLines(quote)
export const amounts: number[] = [...screen, ...pdf].map(({ amount }) => amount)
export const basePrice: number = findService('fuite').basePrice
export const multiplier: number = findUrgency('urgent').multiplier
export const requests: Arbitrary<QuoteRequest> = quoteRequest()
export const status: AddressSearchSnapshot['status'] = createAddressSearch().getSnapshot().status

export const addresses: Promise<readonly Address[]> = searchAddresses('Lyon', { fetch, limit: 1 })
// The centre of a city has coordinates, without a conversion.
const near: Coordinates = center
export const nearby: Promise<readonly Address[]> = searchAddresses('Lyon', { near })
export const nearest: Promise<Address | undefined> = nearestAddress(near, { fetch, timeoutMs: 1 })
export const code: AddressSearchErrorCode | undefined = createAddressSearch({
  baseUrl: '/geocodage',
  near,
  fetch,
  onError: (error) => error.message,
}).getSnapshot().error?.code
export const types: readonly AddressType[] = addressTypes
export const reason: unknown = new AddressSearchError('http', 503).status

// A draft, a list with services of its own, and whatever was published for a day.
const draft: Tariff = { ...currentTariff, minimumTotal: 130 }
export const drafted: Quote = calculateQuote(request, draft)
const own = { ...currentTariff, basePrices: { visite: 149 } }
const visit = { ...request, serviceId: 'visite' } as const
export const visits: Quote = calculateQuote(visit, own)
export const earlier: Quote = calculateQuote(request, tariffOn('2026-12-01'))
const engine: Engine = { calculateQuote, haversineKm: async () => 0 }
export const proofs: readonly Invariant[] = invariants(engine, { tariff: draft })

// @ts-expect-error There is no such service.
calculateQuote({ ...request, serviceId: 'fuites' })
// @ts-expect-error There is no such service in that tariff.
calculateQuote(request, own)
// @ts-expect-error The second argument is a tariff, not an index.
export const quotes = [request].map(calculateQuote)
// @ts-expect-error A tariff cannot be changed.
currentTariff.minimumTotal = 130
// @ts-expect-error There is no such urgency.
calculateQuote({ ...request, urgency: 'immediate' })
// @ts-expect-error There is no such city.
export const misspelt: CitySlug = 'st-etienne'
// @ts-expect-error Text may name no city.
export const unchecked = findCity(String(slug)).center
// @ts-expect-error A latitude alone is not enough.
nearestAddress({ latitude: 45.76 })
// @ts-expect-error A nearest address is one.
nearestAddress(near, { limit: 5 })
// @ts-expect-error A table cannot be changed.
cities.push(...cities)
