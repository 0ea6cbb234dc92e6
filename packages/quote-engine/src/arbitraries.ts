import * as fc from 'fast-check'
import { cities } from './cities.ts'
import type { Coordinates } from './coordinates.ts'
import { EARTH_RADIUS_KM } from './distance.ts'
import type { PriceParts } from './price-parts.ts'
import type { QuoteRequest } from './quote.ts'
import { findService, type ServiceId, services } from './services.ts'
import { FREE_KILOMETERS, MINIMUM_TOTAL, PRICE_PER_KILOMETER } from './tariff.ts'
import { findUrgency, type UrgencyKey, urgencies } from './urgencies.ts'

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)

/** Any of the service ids. */
export function serviceId(): fc.Arbitrary<ServiceId> {
  return fc.constantFrom(...services.map(({ id }) => id))
}

/** Any of the urgency keys. */
export function urgencyKey(): fc.Arbitrary<UrgencyKey> {
  return fc.constantFrom(...urgencies.map(({ key }) => key))
}

/** Text that is neither a service id nor an urgency key, names of `Object.prototype` included. */
export function unknownKey(): fc.Arbitrary<string> {
  return fc
    .oneof(fc.string(), fc.constantFrom('', 'FUITE', 'fuite ', '__proto__', 'constructor'))
    .filter((key) => !findService(key) && !findUrgency(key))
}

/** The centre of a covered city. */
export function cityCenter(): fc.Arbitrary<Coordinates> {
  return fc.constantFrom(...cities.map(({ center }) => center))
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

/** Two places: unrelated, metres apart, or metres from antipodes; often about one metre. */
export function placePair(): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  const shift = fc.oneof(degreesOfLatitude(10), degreesOfLatitude(1))
  return fc.oneof(
    fc.tuple(coordinates(), coordinates()),
    fc
      .tuple(coordinates(), shift, shift)
      .map(([place, north, east]) => [place, moved(place, north, east)] as const),
    fc
      .tuple(coordinates(), shift, shift)
      .map(([place, north, east]) => [place, moved(antipode(place), north, east)] as const),
  )
}

/** Two pairs of coordinates for one place: a pole has every longitude, and 180° is -180°. */
export function samePlacePair(): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  return fc.oneof(
    fc.tuple(fc.constantFrom(-90, 90), degrees(180), degrees(180)).map(
      ([latitude, a, b]) =>
        [
          { latitude, longitude: a },
          { latitude, longitude: b },
        ] as const,
    ),
    degrees(90).map(
      (latitude) =>
        [
          { latitude, longitude: 180 },
          { latitude, longitude: -180 },
        ] as const,
    ),
  )
}

/** 0 to 3,000 km, often within a metre of the free radius. */
export function kilometersAroundFreeRadius(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: 0, max: 3000, noNaN: true }),
    fc.double({ min: FREE_KILOMETERS - 1e-3, max: FREE_KILOMETERS + 1e-3, noNaN: true }),
    fc.constantFrom(0, FREE_KILOMETERS),
  )
}

/** A city centre and a place due north or south of it, at a distance that is known exactly. */
export function placeAtKnownDistance(
  kilometers: fc.Arbitrary<number> = kilometersAroundFreeRadius(),
): fc.Arbitrary<{
  /** A city's centre. */
  origin: Coordinates
  /** Due north or south of it, across a pole if it is that far. */
  destination: Coordinates
  /** One of `kilometers`. */
  distanceKm: number
}> {
  return fc
    .tuple(cityCenter(), kilometers, fc.constantFrom(1, -1))
    .map(([origin, distanceKm, direction]) => ({
      origin,
      destination: moved(origin, direction * distanceKm * DEGREES_PER_KILOMETER, 0),
      distanceKm,
    }))
}

/** A request that has a price: any service and urgency, any distance, often a price at a border. */
export function quoteRequest(): fc.Arbitrary<QuoteRequest> {
  const trip = fc.oneof(
    fc.record({ origin: cityCenter(), destination: coordinates() }),
    placeAtKnownDistance().map(({ origin, destination }) => ({ origin, destination })),
  )
  return fc.oneof(
    fc
      .tuple(serviceId(), urgencyKey(), trip)
      .map(([serviceId, urgency, places]) => ({ serviceId, urgency, ...places })),
    requestAroundPriceBorder(),
  )
}

/** A request whose price before rounding is next to the minimum, a whole or a half euro. */
function requestAroundPriceBorder(): fc.Arbitrary<QuoteRequest> {
  const border = fc.oneof(
    fc.constantFrom(MINIMUM_TOTAL - 0.5, MINIMUM_TOTAL, MINIMUM_TOTAL + 0.5),
    fc.integer({ min: 2 * MINIMUM_TOTAL, max: 3000 }).map((halfEuros) => halfEuros / 2),
  )
  const offset = fc.double({ min: -1e-3, max: 1e-3, noNaN: true })
  return fc
    .tuple(
      fc.constantFrom(...services),
      fc.constantFrom(...urgencies),
      cityCenter(),
      fc.tuple(border, offset).map(([border, offset]) => border + offset),
    )
    .map(([service, urgency, origin, price]) => {
      const travelCost = Math.max(price / urgency.multiplier - service.basePrice, 0)
      const distanceKm = FREE_KILOMETERS + travelCost / PRICE_PER_KILOMETER
      return {
        serviceId: service.id,
        urgency: urgency.key,
        origin,
        destination: moved(origin, -distanceKm * DEGREES_PER_KILOMETER, 0),
      }
    })
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

/** No place at all, or one with a coordinate that is out of range or not a finite number. */
export function invalidCoordinates(): fc.Arbitrary<Coordinates> {
  const wrong = (limit: number) =>
    fc.oneof(
      noFiniteNumber(),
      fc.double({ min: limit, minExcluded: true, noNaN: true, noDefaultInfinity: true }),
      fc.double({ max: -limit, maxExcluded: true, noNaN: true, noDefaultInfinity: true }),
    )
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ latitude: wrong(90), longitude: degrees(180) }) },
    { weight: 3, arbitrary: fc.record({ latitude: degrees(90), longitude: wrong(180) }) },
    fc.constantFrom<unknown>(undefined, null, {}, [45, 5]) as fc.Arbitrary<Coordinates>,
  )
}

/** Parts with exactly one amount or multiplier that no price can have. */
export function invalidPriceParts(): fc.Arbitrary<PriceParts> {
  const wrong = (minimum: number) =>
    fc.oneof(
      noFiniteNumber(),
      fc.double({ max: minimum, noNaN: true }).filter((amount) => amount < minimum),
      fc.double({ min: 1e12, minExcluded: true, noNaN: true }),
    )
  const wrongParts = fc.oneof(
    fc.record({ basePrice: wrong(0) }),
    fc.record({ travelCost: wrong(0) }),
    // A multiplier is too large together with a base price, here one of the list.
    fc.record({
      urgencyMultiplier: wrong(1),
      basePrice: fc.constantFrom(...services.map(({ basePrice }) => basePrice)),
    }),
  )
  return fc.tuple(priceParts(), wrongParts).map(([parts, wrong]) => ({ ...parts, ...wrong }))
}

/** What untyped code can pass in place of a number. */
function noFiniteNumber(): fc.Arbitrary<number> {
  return fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    undefined,
    null,
    '45',
    45n,
    [45],
  ) as fc.Arbitrary<number>
}

function degreesOfLatitude(meters: number): fc.Arbitrary<number> {
  return degrees((meters / 1000) * DEGREES_PER_KILOMETER)
}

function degrees(limit: number): fc.Arbitrary<number> {
  return fc.double({ min: -limit, max: limit, noNaN: true })
}

/** The place so many degrees north and east, across a pole or the antimeridian if it is that far. */
function moved({ latitude, longitude }: Coordinates, north: number, east: number): Coordinates {
  const angle = latitude + north
  return Math.abs(angle) <= 90
    ? { latitude: angle, longitude: wrapped(longitude + east) }
    : { latitude: Math.sign(angle) * 180 - angle, longitude: wrapped(longitude + 180 + east) }
}

function wrapped(longitude: number): number {
  return longitude - 360 * Math.round(longitude / 360)
}

function antipode({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: -latitude, longitude: wrapped(longitude + 180) }
}
