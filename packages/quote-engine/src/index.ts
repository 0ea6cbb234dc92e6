export { type Category, type CategoryId, categories } from './categories.ts'
export { type City, type CitySlug, cities, DEFAULT_MAP_CENTER, findCity } from './cities.ts'
export type { Coordinates } from './coordinates.ts'
export { EARTH_RADIUS_KM, haversineKm } from './distance.ts'
export { type NearestCity, nearestCity } from './nearest-city.ts'
export { type PdfAmounts, pdfAmounts } from './pdf-amounts.ts'
export type { PriceParts } from './price-parts.ts'
export { calculateQuote, type Quote, type QuoteRequest } from './quote.ts'
export { QuoteError, type QuoteErrorCode } from './quote-error.ts'
export { type QuoteLine, type QuoteLineKind, type QuoteLines, quoteLines } from './quote-lines.ts'
export { findService, type Service, type ServiceId, services } from './services.ts'
export {
  AVERAGE_SPEED_KMH,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  MINUTES_PER_KILOMETER,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
  VAT_RATE,
} from './tariff.ts'
export { findUrgency, type Urgency, type UrgencyKey, urgencies } from './urgencies.ts'
