export { type Coordinates, EARTH_RADIUS_KM, haversineKm } from './distance.ts'
export { type NearestCity, nearestCity } from './nearest-city.ts'
export { parseTariff } from './parse-tariff.ts'
export { type PdfAmounts, pdfAmounts } from './pdf-amounts.ts'
export type { PriceParts } from './price-parts.ts'
export { calculateQuote, type Quote, type QuoteRequest } from './quote.ts'
export {
  figureBounds,
  isPossibleQuote,
  type QuoteFigures,
  type QuoteTerms,
  travelCents,
} from './quote-check.ts'
export { QuoteError, type QuoteErrorCode } from './quote-error.ts'
export { type QuoteLine, type QuoteLineKind, type QuoteLines, quoteLines } from './quote-lines.ts'
export { findService, type Service, services } from './services.ts'
export { type Category, type CategoryId, categories } from './tables/categories.ts'
export { type City, type CitySlug, cities, DEFAULT_MAP_CENTER, findCity } from './tables/cities.ts'
export type { ServiceId } from './tables/service-details.ts'
export type { UrgencyKey } from './tables/urgency-labels.ts'
export { AVERAGE_SPEED_KMH, type ServiceOf, type Tariff } from './tariff.ts'
export { currentTariff, tariffOn, tariffs } from './tariffs.ts'
export { findUrgency, type Urgency, urgencies } from './urgencies.ts'
