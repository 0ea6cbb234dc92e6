import {
  type Address,
  type AddressSearchSnapshot,
  type Coordinates,
  createAddressSearch,
  nearestAddress,
  searchAddresses,
} from '@plombier/geo-client'
import {
  type CitySlug,
  calculateQuote,
  cities,
  findCity,
  type Quote,
  type QuoteRequest,
  quoteLines,
  tariffOn,
} from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import { type Engine, type Invariant, invariants } from '@plombier/quote-engine/invariants'
import type { Arbitrary } from 'fast-check'

const { center } = findCity('saint-etienne')
const visit = { urgency: 'urgent', origin: center, destination: center } as const
const request: QuoteRequest = { serviceId: 'fuite', ...visit }
const tariff = tariffOn('2026-12-01')
const quote: Quote = calculateQuote(request, tariff)
export const amounts: number[] = quoteLines(quote, tariff).pdf.map(({ amount }) => amount)
const own = { ...tariff, basePrices: { visite: 149 }, multipliers: { urgent: 1.5 } }
export const visits: Quote = calculateQuote({ serviceId: 'visite', ...visit }, own)
export const requests: Arbitrary<QuoteRequest<'visite', 'urgent'>> = quoteRequest(own)
const engine: Engine = { calculateQuote, haversineKm: async () => 0 }
export const proofs: readonly Invariant[] = invariants(engine, own)

// The centre of a city has coordinates, without a conversion.
const near: Coordinates = center
export const addresses: Promise<readonly Address[]> = searchAddresses('Lyon', { near, fetch })
export const nearest: Promise<Address | undefined> = nearestAddress(near)
const search = createAddressSearch({ near, onError: (error) => error.message })
export const status: AddressSearchSnapshot['status'] = search.getSnapshot().status

// @ts-expect-error There is no such service.
export const misspelt: QuoteRequest = { serviceId: 'fuites', ...visit }
// @ts-expect-error There is no such service in that tariff.
calculateQuote(request, own)
// @ts-expect-error Which tariff prices it has to be said.
calculateQuote(request)
// @ts-expect-error There is no such urgency in that tariff.
calculateQuote({ serviceId: 'visite', ...visit, urgency: 'emergency' }, own)
// @ts-expect-error There is no such city.
export const slug: CitySlug = 'st-etienne'
// @ts-expect-error Text may name no city.
export const unchecked = findCity(String('nantes')).center
// @ts-expect-error A tariff cannot be changed.
tariff.minimumTotal = 130
// @ts-expect-error A table cannot be changed.
cities.push(...cities)
// @ts-expect-error A latitude alone is not enough.
nearestAddress({ latitude: 45.76 })
// @ts-expect-error A nearest address is one.
nearestAddress(near, { limit: 5 })
