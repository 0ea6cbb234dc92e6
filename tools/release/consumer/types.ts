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
  findService,
  type Quote,
  type QuoteRequest,
  quoteLines,
  services,
} from '@plombier/quote-engine'
import {
  type Engine,
  type Invariant,
  invariants,
  quoteRequest,
} from '@plombier/quote-engine/properties'
import type { Arbitrary } from 'fast-check'

const { center } = findCity('saint-etienne')
const visit = { urgency: 'urgent', origin: center, destination: center } as const
const request: QuoteRequest = { serviceId: 'fuite', ...visit }
const quote: Quote = calculateQuote(request)
export const amounts: number[] = quoteLines(quote).pdf.map(({ amount }) => amount)
const service = findService(String('joint'))
export const found: Quote | undefined =
  service && calculateQuote({ serviceId: service.id, ...visit })
export const requests: Arbitrary<QuoteRequest> = quoteRequest()
const engine: Engine = { calculateQuote, haversineKm: async () => 0 }
export const rules: readonly Invariant[] = invariants(engine)

// The centre of a city has coordinates, without a conversion.
const near: Coordinates = center
export const addresses: Promise<readonly Address[]> = searchAddresses('Lyon', { near, fetch })
export const nearest: Promise<Address | undefined> = nearestAddress(near)
const search = createAddressSearch({ near, onError: (error) => error.message })
export const status: AddressSearchSnapshot['status'] = search.getSnapshot().status

// @ts-expect-error There is no such service.
calculateQuote({ serviceId: 'fuites', urgency: 'urgent', origin: center, destination: center })
// @ts-expect-error There is no such urgency.
calculateQuote({ serviceId: 'fuite', urgency: 'urgently', origin: center, destination: center })
// @ts-expect-error A text may name no service: look it up first.
calculateQuote({ serviceId: String('joint'), ...visit })
// @ts-expect-error There is no such city.
export const slug: CitySlug = 'st-etienne'
// @ts-expect-error Text may name no city.
export const unchecked = findCity(String('nantes')).center
// @ts-expect-error A price cannot be changed.
for (const service of services) service.basePrice = 130
// @ts-expect-error A table cannot be changed.
cities.push(...cities)
// @ts-expect-error A latitude alone is not enough.
nearestAddress({ latitude: 45.76 })
// @ts-expect-error A nearest address is one.
nearestAddress(near, { limit: 5 })
