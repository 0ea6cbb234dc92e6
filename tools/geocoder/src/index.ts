export type { Feature, ScoredFeature } from './feature.ts'
export { createGeocoder, type Geocoder } from './geocoder.ts'
export { createHandler } from './handler.ts'
export { basePath, type FeatureCollection, type Refusal } from './protocol.ts'
