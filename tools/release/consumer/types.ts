import { type Address, nearestAddress } from '@plombier/geo-client'
import {
  calculateQuote,
  findCity,
  type Quote,
  type QuoteRequest,
  services,
} from '@plombier/quote-engine'

// Right uses, beside the examples of the READMEs.
const { center } = findCity('saint-etienne')
const visit = { urgency: 'urgent', origin: center, destination: center } as const
const request: QuoteRequest = { serviceId: 'fuite', ...visit }
export const quote: Quote = calculateQuote(request)
export const nearest: Promise<Address | undefined> = nearestAddress(center)

// @ts-expect-error There is no such service.
calculateQuote({ serviceId: 'fuites', ...visit })
// @ts-expect-error There is no such urgency.
calculateQuote({ ...request, urgency: 'urgently' })
// @ts-expect-error A text may name no service: look it up first.
calculateQuote({ serviceId: String('joint'), ...visit })
// @ts-expect-error A text may name no city.
export const unchecked = findCity(String('nantes')).center
// @ts-expect-error A price cannot be changed.
for (const service of services) service.basePrice = 130
// @ts-expect-error A latitude alone is not enough.
nearestAddress({ latitude: 45.76 })
