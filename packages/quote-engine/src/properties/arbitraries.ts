import * as fc from 'fast-check'
import type { QuoteRequest } from '../calculate-quote.ts'
import { cities } from '../cities.ts'
import {
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  PRICE_PER_KILOMETER,
} from '../constants.ts'
import type { Coordinates } from '../distance.ts'
import { LARGEST_PRICE, LOWEST_MULTIPLIER, type PriceParts } from '../price-parts.ts'
import type { QuoteErrorCode } from '../quote-error.ts'
import { findService, type ServiceId, services } from '../services.ts'
import { findUrgency, type UrgencyKey, urgencies } from '../urgencies.ts'

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)
const FARTHEST_KILOMETERS = Math.PI * EARTH_RADIUS_KM

/** Draws the id of any service. */
export function serviceId(): fc.Arbitrary<ServiceId> {
  return fc.constantFrom(...services.map(({ id }) => id))
}

/** Draws the key of any urgency. */
export function urgencyKey(): fc.Arbitrary<UrgencyKey> {
  return fc.constantFrom(...urgencies.map(({ key }) => key))
}

/** Draws a text that is neither the id of a service nor the key of an urgency. */
export function unknownKey(): fc.Arbitrary<string> {
  return fc
    .oneof(fc.string(), fc.constantFrom('FUITE', ' fuite', 'fuites', '__proto__', 'constructor'))
    .filter((text) => !findService(text) && !findUrgency(text))
}

/** Draws the centre of any city. */
export function cityCenter(): fc.Arbitrary<Coordinates> {
  return fc.constantFrom(...cities.map(({ center }) => center))
}

/** Draws any point on Earth, often on the equator, at a pole, at 180° or at the centre of a city. */
export function coordinates(): fc.Arbitrary<Coordinates> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ latitude: degrees(90), longitude: degrees(180) }) },
    fc.record({ latitude: fc.constantFrom(-90, 0, 90), longitude: degrees(180) }),
    fc.record({ latitude: degrees(90), longitude: fc.constantFrom(-180, 0, 180) }),
    cityCenter(),
  )
}

/** Draws two points: any two, two at most a few metres apart, or two almost on opposite sides of the Earth. */
export function pointPair(): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  const shift = degrees(2e-3 * DEGREES_PER_KILOMETER)
  const shifted = fc.tuple(coordinates(), shift, shift)
  return fc.oneof(
    fc.tuple(coordinates(), coordinates()),
    shifted.map(([point, north, east]) => [point, moved(point, north, east)] as const),
    shifted.map(([point, north, east]) => [point, moved(antipode(point), north, east)] as const),
  )
}

/** Draws one point, written in two ways: at a pole any longitude is the same point, and 180° is -180°. */
export function samePointPair(): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  const pole = fc.tuple(fc.constantFrom(-90, 90), degrees(180), degrees(180))
  const antimeridian = fc.tuple(degrees(90), fc.constant(180), fc.constant(-180))
  return fc.oneof(pole, antimeridian).map(([latitude, a, b]) => [
    { latitude, longitude: a },
    { latitude, longitude: b },
  ])
}

/**
 * Draws a distance in kilometres, up to half the Earth's circumference. It is often under 2 m, or near the free
 * kilometres.
 */
export function kilometers(): fc.Arbitrary<number> {
  return fc.oneof(
    double(0, FARTHEST_KILOMETERS),
    double(0, 2e-3),
    double(FREE_KILOMETERS - 1e-3, FREE_KILOMETERS + 1e-3),
    fc.constantFrom(0, FREE_KILOMETERS),
  )
}

/**
 * Draws the centre of a city, and the point that is `distanceKm` kilometres north or south of it. A long way
 * goes on beyond the pole.
 */
export function tripOf(distanceKm: number): fc.Arbitrary<readonly [Coordinates, Coordinates]> {
  const degrees = distanceKm * DEGREES_PER_KILOMETER
  return fc
    .tuple(cityCenter(), fc.constantFrom(degrees, -degrees))
    .map(([origin, north]) => [origin, moved(origin, north, 0)])
}

/**
 * Draws a valid request. Its distance is often near the free kilometres, or its price near the minimum or near
 * half a euro.
 */
export function quoteRequest(): fc.Arbitrary<QuoteRequest> {
  const work = fc.record({ serviceId: serviceId(), urgency: urgencyKey() })
  const price = fc
    .tuple(fc.oneof(fc.nat(3000), fc.constantFrom(-1, 0, 1)), double(-1e-3, 1e-3))
    .map(([halfEuros, offset]) => MINIMUM_TOTAL + halfEuros / 2 + offset)
  const nearHalfEuro = fc.tuple(work, price).chain(([{ serviceId, urgency }, price]) => {
    const { basePrice } = findService(serviceId)
    const travelCost = Math.max(price / findUrgency(urgency).multiplier - basePrice, 0)
    const distanceKm = FREE_KILOMETERS + travelCost / PRICE_PER_KILOMETER
    return fc.tuple(fc.constant({ serviceId, urgency }), tripOf(distanceKm))
  })
  const anyTrip = fc.oneof(fc.tuple(cityCenter(), coordinates()), kilometers().chain(tripOf))
  return fc
    .oneof(fc.tuple(work, anyTrip), nearHalfEuro)
    .map(([work, [origin, destination]]) => ({ ...work, origin, destination }))
}

/** Draws a request with one wrong field, and the code of the error that it must cause. */
export function invalidQuoteRequest(): fc.Arbitrary<readonly [QuoteRequest, QuoteErrorCode]> {
  const wrong = (field: keyof QuoteRequest, code: QuoteErrorCode, value: fc.Arbitrary<unknown>) =>
    fc
      .tuple(quoteRequest(), value)
      .map(([request, value]) => [{ ...request, [field]: value }, code] as const)
  return fc.oneof(
    wrong('serviceId', 'unknown-service', unknownKey()),
    wrong('urgency', 'unknown-urgency', unknownKey()),
    wrong('origin', 'invalid-coordinates', invalidCoordinates()),
    wrong('destination', 'invalid-coordinates', invalidCoordinates()),
  )
}

/** Draws valid parts of a price. The travel cost often has half a cent, or the price is near the minimum. */
export function priceParts(): fc.Arbitrary<PriceParts> {
  const halfCents = fc
    .tuple(fc.nat(10_000), double(-5, 5), fc.constantFrom(Number.EPSILON, 1e-13))
    .map(([cents, noise, unit]) => ((cents + 0.5) / 100) * (1 + noise * unit))
  const tenthsOfCents = fc.nat(100_000).map((tenths) => tenths / 1000)
  return fc.record({
    basePrice: fc.oneof(
      fc.constantFrom(...services.map(({ basePrice }) => basePrice)),
      hundredths(MINIMUM_TOTAL / 2, MINIMUM_TOTAL),
      hundredths(0, 10_000),
    ),
    travelCost: fc.oneof(fc.constant(0), double(0, 15_000), tenthsOfCents, halfCents),
    urgencyMultiplier: fc.oneof(
      fc.constantFrom(...urgencies.map(({ multiplier }) => multiplier)),
      hundredths(LOWEST_MULTIPLIER, LOWEST_MULTIPLIER + 2),
    ),
  })
}

/** Draws something that is no point, or a point with a coordinate that is out of range or not a number. */
export function invalidCoordinates(): fc.Arbitrary<Coordinates> {
  return fc.oneof(
    fc.record({ latitude: noNumber(-90, 90), longitude: degrees(180) }),
    fc.record({ latitude: degrees(90), longitude: noNumber(-180, 180) }),
    fc.constantFrom(...([undefined, null, {}, [45, 5]] as Coordinates[])),
  )
}

/** Draws the parts of a price, one of them invalid. */
export function invalidPriceParts(): fc.Arbitrary<PriceParts> {
  const noAmount = noNumber(0, LARGEST_PRICE / LOWEST_MULTIPLIER)
  const noMultiplier = noNumber(LOWEST_MULTIPLIER, LARGEST_PRICE)
  const wrongPart = fc.oneof(
    fc.record({ basePrice: fc.oneof(noAmount, fc.constantFrom(99.995, 0.001)) }),
    fc.record({ travelCost: noAmount }),
    // The base price is 2 € or more, so that so large a multiplier always makes the price too large.
    fc.record({ urgencyMultiplier: noMultiplier, basePrice: hundredths(2, 10_000) }),
  )
  return fc.tuple(priceParts(), wrongPart).map(([parts, wrong]) => ({ ...parts, ...wrong }))
}

/** Draws an angle from `-limit` to `limit` degrees. */
export function degrees(limit: number): fc.Arbitrary<number> {
  return double(-limit, limit)
}

/** Draws evenly from `min` to `max`. `fc.double` draws mostly numbers near 0, because most floats are there. */
function double(min: number, max: number): fc.Arbitrary<number> {
  const steps = 2 ** 40
  return fc.integer({ min: 0, max: steps }).map((step) => min + (step / steps) * (max - min))
}

/** Draws a number with at most two decimals. */
function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
}

/**
 * Draws anything but a number from `min` to `max`: code without types can pass it. There is no BigInt, because no
 * JSON can carry it to an engine behind HTTP. JSON turns NaN and Infinity into `null`, which is no number either.
 */
function noNumber(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ max: min, noNaN: true }).filter((number) => number < min),
    fc.double({ min: max, noNaN: true }).filter((number) => number > max),
    fc.constantFrom(...([Number.NaN, undefined, null, '45', [45]] as number[])),
  )
}

/** Returns the point `north` and `east` degrees away. It can be beyond a pole or beyond 180° of longitude. */
function moved({ latitude, longitude }: Coordinates, north: number, east: number): Coordinates {
  const angle = latitude + north
  return Math.abs(angle) <= 90
    ? { latitude: angle, longitude: wrapped(longitude + east) }
    : { latitude: Math.sign(angle) * 180 - angle, longitude: wrapped(longitude + 180 + east) }
}

/** Brings a longitude of any size back into -180° to 180°. */
function wrapped(longitude: number): number {
  return longitude - 360 * Math.round(longitude / 360)
}

/** Returns the point on the opposite side of the Earth. */
function antipode({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: -latitude, longitude: wrapped(longitude + 180) }
}
