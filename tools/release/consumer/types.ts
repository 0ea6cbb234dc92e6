import { type AddressSearchSnapshot, createAddressSearch } from '@plombier/geo-client'
import {
  type CitySlug,
  calculateQuote,
  cities,
  findCity,
  type Quote,
  type QuoteRequest,
  quoteLines,
} from '@plombier/quote-engine'
import { quoteRequest } from '@plombier/quote-engine/arbitraries'
import type { Arbitrary } from 'fast-check'

const slug: CitySlug = 'saint-etienne'
const center = findCity(slug)?.center ?? cities[0]?.center ?? { latitude: 0, longitude: 0 }
const request: QuoteRequest = {
  serviceId: 'fuite',
  urgency: 'urgent',
  origin: center,
  destination: center,
}
const quote: Quote = calculateQuote(request)
export const amounts: number[] = quoteLines(quote).screen.map(({ amount }) => amount)
export const requests: Arbitrary<QuoteRequest> = quoteRequest()
export const status: AddressSearchSnapshot['status'] = createAddressSearch().getSnapshot().status

// @ts-expect-error There is no such service.
calculateQuote({ ...request, serviceId: 'fuites' })
// @ts-expect-error There is no such urgency.
calculateQuote({ ...request, urgency: 'immediate' })
// @ts-expect-error There is no such city.
export const misspelt: CitySlug = 'st-etienne'
// @ts-expect-error A table cannot be changed.
cities.push(...cities)
