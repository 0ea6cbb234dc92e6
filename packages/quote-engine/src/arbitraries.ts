import * as fc from 'fast-check'
import { cities } from './cities.ts'
import type { Coordinates } from './coordinates.ts'
import { EARTH_RADIUS_KM } from './distance.ts'
import type { PriceParts } from './price-parts.ts'
import type { QuoteRequest } from './quote.ts'
import { type ServiceId, services } from './services.ts'
import { FREE_KILOMETERS, MINIMUM_TOTAL } from './tariff.ts'
import { type UrgencyKey, urgencies } from './urgencies.ts'

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)

/** Any of the service ids. */
export function serviceId(): fc.Arbitrary<ServiceId> {
  return fc.constantFrom(...services.map(({ id }) => id))
}

/** Any of the urgency keys. */
export function urgencyKey(): fc.Arbitrary<UrgencyKey> {
  return fc.constantFrom(...urgencies.map(({ key }) => key))
}

/** Any place: uniform, or at a pole, the antimeridian, the equator or a covered city's centre. */
export function coordinates(): fc.Arbitrary<Coordinates> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ latitude: degrees(90), longitude: degrees(180) }) },
    fc.record({ latitude: fc.constantFrom(-90, 0, 90), longitude: degrees(180) }),
    fc.record({ latitude: degrees(90), longitude: fc.constantFrom(-180, 0, 180) }),
    cityCenter(),
  )
}

/** The centre of a covered city. */
export function cityCenter(): fc.Arbitrary<Coordinates> {
  return fc.constantFrom(...cities.map(({ center }) => center))
}

/** Two places: unrelated, a few metres apart, or nearly antipodal. */
export function placePair(): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  const nudge = fc.double({ min: -1e-4, max: 1e-4, noNaN: true })
  return fc.oneof(
    fc.tuple(coordinates(), coordinates()),
    fc
      .tuple(coordinates(), nudge, nudge)
      .map(([place, north, east]) => [place, moved(place, north, east)] as const),
    fc
      .tuple(coordinates(), nudge, nudge)
      .map(([place, north, east]) => [place, moved(antipode(place), north, east)] as const),
  )
}

/** A city centre and a place due north or south of it, at a distance that is known exactly. */
export function placeAtKnownDistance(
  kilometers: fc.Arbitrary<number> = kilometersAroundFreeRadius(),
): fc.Arbitrary<{ origin: Coordinates; destination: Coordinates; distanceKm: number }> {
  return fc
    .tuple(cityCenter(), kilometers, fc.constantFrom(1, -1))
    .map(([origin, distanceKm, direction]) => ({
      origin,
      destination: moved(origin, direction * distanceKm * DEGREES_PER_KILOMETER, 0),
      distanceKm,
    }))
}

/** 0 to 3,000 km, often within a metre of the free radius. */
export function kilometersAroundFreeRadius(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: 0, max: 3000, noNaN: true }),
    fc.double({ min: FREE_KILOMETERS - 1e-3, max: FREE_KILOMETERS + 1e-3, noNaN: true }),
    fc.constantFrom(0, FREE_KILOMETERS),
  )
}

/** A request that has a price: any service and urgency, from a city centre to any place. */
export function quoteRequest(): fc.Arbitrary<QuoteRequest> {
  const journey = fc.oneof(
    fc.record({ origin: cityCenter(), destination: coordinates() }),
    placeAtKnownDistance().map(({ origin, destination }) => ({ origin, destination })),
  )
  return fc
    .tuple(serviceId(), urgencyKey(), journey)
    .map(([serviceId, urgency, places]) => ({ serviceId, urgency, ...places }))
}

/** Parts of a price: those of the list, odd fractions of a cent, and sums around the minimum. */
export function priceParts(): fc.Arbitrary<PriceParts> {
  const urgencyMultiplier = fc.constantFrom(...urgencies.map(({ multiplier }) => multiplier))
  const travelCost = fc.oneof(
    fc.double({ min: 0, max: 5000, noNaN: true }),
    fc.integer({ min: 0, max: 100_000 }).map((tenthsOfCents) => tenthsOfCents / 1000),
  )
  return fc.oneof(
    fc.record({
      basePrice: fc.constantFrom(...services.map(({ basePrice }) => basePrice)),
      travelCost,
      urgencyMultiplier,
    }),
    fc.record({
      basePrice: fc.double({ min: 0, max: 10_000, noNaN: true }),
      travelCost,
      urgencyMultiplier,
    }),
    fc
      .tuple(fc.double({ min: -1, max: 1, noNaN: true }), urgencyMultiplier)
      .map(([offset, urgencyMultiplier]) => ({
        basePrice: (MINIMUM_TOTAL + offset) / urgencyMultiplier,
        travelCost: 0,
        urgencyMultiplier,
      })),
  )
}

/** A place with one coordinate that is missing, not finite or out of range. */
export function invalidCoordinates(): fc.Arbitrary<Coordinates> {
  const wrong = (limit: number) =>
    fc.oneof(
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
      fc.double({ min: limit, minExcluded: true, noNaN: true, noDefaultInfinity: true }),
      fc.double({ max: -limit, maxExcluded: true, noNaN: true, noDefaultInfinity: true }),
    )
  return fc.oneof(
    fc.record({ latitude: wrong(90), longitude: degrees(180) }),
    fc.record({ latitude: degrees(90), longitude: wrong(180) }),
  )
}

/** Parts with exactly one amount or multiplier that no price can have. */
export function invalidPriceParts(): fc.Arbitrary<PriceParts> {
  const wrong = (minimum: number) =>
    fc.oneof(
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
      fc.double({ max: minimum - Number.EPSILON, noNaN: true }),
      fc.double({ min: 1e13, noNaN: true }),
    )
  const wrongParts = fc.oneof(
    fc.record({ basePrice: wrong(0) }),
    fc.record({ travelCost: wrong(0) }),
    // A base price of at least one euro makes a multiplier of 1e13 too large.
    fc.record({
      urgencyMultiplier: wrong(1),
      basePrice: fc.constantFrom(...services.map(({ basePrice }) => basePrice)),
    }),
  )
  return fc.tuple(priceParts(), wrongParts).map(([parts, wrong]) => ({ ...parts, ...wrong }))
}

function degrees(limit: number): fc.Arbitrary<number> {
  return fc.double({ min: -limit, max: limit, noNaN: true })
}

function moved({ latitude, longitude }: Coordinates, north: number, east: number): Coordinates {
  return {
    latitude: Math.min(Math.max(latitude + north, -90), 90),
    longitude: Math.min(Math.max(longitude + east, -180), 180),
  }
}

function antipode({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180 }
}
