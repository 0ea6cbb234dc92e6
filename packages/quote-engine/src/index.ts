export { type Coordinates, EARTH_RADIUS_KM, haversineKm } from './distance.ts'
export { type NearestCity, nearestCity } from './nearest-city.ts'
export { parseTariff } from './parse-tariff.ts'
export {
  type PdfAmounts,
  type PriceParts,
  pdfAmounts,
  type QuoteLine,
  type QuoteLineKind,
  type QuoteLines,
  quoteLines,
  travelCents,
} from './price.ts'
export { calculateQuote, type Quote, type QuoteRequest } from './quote.ts'
export { QuoteError, type QuoteErrorCode } from './quote-error.ts'
export { hasPrice, type Rates, ratesOf, servicesOf, urgenciesOf, type Work } from './rates.ts'
export { type Category, type CategoryId, categories } from './tables/categories.ts'
export { type City, type CitySlug, cities, DEFAULT_MAP_CENTER, findCity } from './tables/cities.ts'
export { findService, type Service, type ServiceId, services } from './tables/services.ts'
export { findUrgency, type Urgency, type UrgencyKey, urgencies } from './tables/urgencies.ts'
export { AVERAGE_SPEED_KMH, type ServiceOf, type Tariff, type UrgencyOf } from './tariff.ts'
export { tariffOn, tariffs } from './tariffs.ts'
