export { calculateQuote, type Quote, type QuoteRequest } from './calculate-quote.ts'
export { type City, type CitySlug, cities, DEFAULT_MAP_CENTER, findCity } from './cities.ts'
export {
  AVERAGE_SPEED_KMH,
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  MINUTES_PER_KILOMETER,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
  VAT_RATE,
} from './constants.ts'
export { type Coordinates, haversineKm } from './distance.ts'
export { nearestCity } from './nearest-city.ts'
export { type PdfAmounts, pdfAmounts } from './pdf-amounts.ts'
export type { PriceParts } from './price-parts.ts'
export { QuoteError, type QuoteErrorCode } from './quote-error.ts'
export { type QuoteLine, type QuoteLineKind, quoteLines } from './quote-lines.ts'
export {
  type Category,
  type CategoryId,
  categories,
  findService,
  type Service,
  type ServiceId,
  services,
} from './services.ts'
export { findUrgency, type Urgency, type UrgencyKey, urgencies } from './urgencies.ts'
