import * as fc from 'fast-check'
import { type Coordinates, EARTH_RADIUS_KM } from '../distance.ts'
import type { PriceParts } from '../price-parts.ts'
import type { QuoteRequest } from '../quote.ts'
import { services } from '../services.ts'
import { cities } from '../tables/cities.ts'
import type { ServiceOf, Tariff, UrgencyOf } from '../tariff.ts'
import { latestTariff } from '../tariffs.ts'
import { urgencies } from '../urgencies.ts'

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)
const FARTHEST_KILOMETERS = Math.PI * EARTH_RADIUS_KM

/**
 * A valid tariff with one to five services and urgencies, some of them known to the engine: plain or
 * odd.
 */
export function tariff(): fc.Arbitrary<Tariff<string>> {
  const multiplier = fc.oneof(
    fc.constant(1),
    hundredths(1, 3),
    fc.double({ min: 1, max: 100, noNaN: true }),
  )
  const anyAmount = fc.double({ min: 0, max: 100_000, noNaN: true })
  return fc.record({
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    basePrices: someOf(
      services.map(({ id }) => id),
      fc.oneof(
        fc.integer({ min: 0, max: 1000 }).map((halfEuros) => halfEuros / 2),
        hundredths(0, 100_000),
      ),
    ),
    multipliers: someOf(
      urgencies.map(({ key }) => key),
      multiplier,
    ),
    minimumTotal: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000 })),
    freeKilometers: fc.oneof(hundredths(0, 100), anyAmount),
    pricePerKilometer: fc.oneof(hundredths(0, 3), anyAmount),
    minutesPerKilometer: fc.oneof(hundredths(0, 5), anyAmount),
    vatRate: fc.oneof(
      hundredths(0, 1),
      fc.constant(0.055),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
  })
}

/** Any of the service ids of a tariff, by default of the latest one. */
export function serviceId<T extends Tariff<string> = Tariff>(tariff?: T): fc.Arbitrary<ServiceOf<T>>
export function serviceId(tariff: Tariff<string> = latestTariff): fc.Arbitrary<string> {
  return fc.constantFrom(...Object.keys(tariff.basePrices))
}

/** Any of the urgency keys of a tariff, by default of the latest one. */
export function urgencyKey<T extends Tariff<string> = Tariff>(
  tariff?: T,
): fc.Arbitrary<UrgencyOf<T>>
export function urgencyKey(tariff: Tariff<string> = latestTariff): fc.Arbitrary<string> {
  return fc.constantFrom(...Object.keys(tariff.multipliers))
}

/** Text that is neither a service of a tariff nor an urgency, names of `Object.prototype` included. */
export function unknownKey(tariff: Tariff<string> = latestTariff): fc.Arbitrary<string> {
  const known = new Set([...Object.keys(tariff.basePrices), ...Object.keys(tariff.multipliers)])
  return fc
    .oneof(fc.string(), fc.constantFrom('FUITE', ' fuite', '__proto__', 'constructor'))
    .filter((key) => !known.has(key))
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
  const pole = fc.tuple(fc.constantFrom(-90, 90), degrees(180), degrees(180))
  const antimeridian = fc.tuple(degrees(90), fc.constant(180), fc.constant(-180))
  return fc.oneof(pole, antimeridian).map(([latitude, a, b]) => [
    { latitude, longitude: a },
    { latitude, longitude: b },
  ])
}

/** 0 to 3,000 km, often within a metre of a tariff's free distance. */
export function kilometersAroundFreeRadius(
  tariff: Tariff<string> = latestTariff,
): fc.Arbitrary<number> {
  const free = Math.min(tariff.freeKilometers, FARTHEST_KILOMETERS - 1)
  return fc.oneof(
    fc.double({ min: 0, max: 3000, noNaN: true }),
    fc.double({ min: Math.max(free - 1e-3, 0), max: free + 1e-3, noNaN: true }),
    fc.constantFrom(0, free),
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

/**
 * A request that a tariff prices, by default the latest one: any service and urgency, any distance,
 * often a price at a border.
 */
export function quoteRequest<T extends Tariff<string> = Tariff>(
  tariff?: T,
): fc.Arbitrary<QuoteRequest<ServiceOf<T>, UrgencyOf<T>>>
export function quoteRequest(
  tariff: Tariff<string> = latestTariff,
): fc.Arbitrary<QuoteRequest<string>> {
  const trip = fc.oneof(
    fc.record({ origin: cityCenter(), destination: coordinates() }),
    placeAtKnownDistance(kilometersAroundFreeRadius(tariff)).map(({ origin, destination }) => ({
      origin,
      destination,
    })),
  )
  return fc.oneof(
    fc
      .tuple(serviceId(tariff), urgencyKey(tariff), trip)
      .map(([serviceId, urgency, places]) => ({ serviceId, urgency, ...places })),
    requestAroundPriceBorder(tariff),
  )
}

/** A request whose price before rounding is next to the minimum, a whole or a half euro. */
function requestAroundPriceBorder(tariff: Tariff<string>): fc.Arbitrary<QuoteRequest<string>> {
  const { basePrices, multipliers, minimumTotal, freeKilometers, pricePerKilometer } = tariff
  const border = fc.oneof(
    fc.constantFrom(minimumTotal - 0.5, minimumTotal, minimumTotal + 0.5),
    fc
      .integer({ min: 2 * minimumTotal, max: 2 * minimumTotal + 3000 })
      .map((halfEuros) => halfEuros / 2),
  )
  const offset = fc.double({ min: -1e-3, max: 1e-3, noNaN: true })
  return fc
    .tuple(serviceId(tariff), urgencyKey(tariff), cityCenter(), fc.tuple(border, offset))
    .map(([serviceId, urgency, origin, [border, offset]]) => {
      const travelCost =
        (border + offset) / (multipliers[urgency] ?? 1) - (basePrices[serviceId] ?? 0)
      const distanceKm = travelCost > 0 ? freeKilometers + travelCost / pricePerKilometer : 0
      const kilometers = Math.min(distanceKm, FARTHEST_KILOMETERS)
      const destination = moved(origin, -kilometers * DEGREES_PER_KILOMETER, 0)
      return { serviceId, urgency, origin, destination }
    })
}

/** Parts of a price: those of a tariff, odd fractions of a cent in travel, sums around the minimum. */
export function priceParts(tariff: Tariff<string> = latestTariff): fc.Arbitrary<PriceParts> {
  const urgencyMultiplier = fc.constantFrom(...Object.values(tariff.multipliers))
  const basePrice = fc.oneof(
    fc.constantFrom(...Object.values(tariff.basePrices)),
    hundredths(0, 10_000),
  )
  const travelCost = fc.oneof(
    fc.double({ min: 0, max: 5000, noNaN: true }),
    fc.integer({ min: 0, max: 100_000 }).map((tenthsOfCents) => tenthsOfCents / 1000),
    // Half cents and what the last digits of a distance make of them.
    fc
      .tuple(
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: -1e-12, max: 1e-12, noNaN: true }),
      )
      .map(([cents, noise]) => ((cents + 0.5) / 100) * (1 + noise)),
  )
  return fc.oneof(
    { weight: 2, arbitrary: fc.record({ basePrice, travelCost, urgencyMultiplier }) },
    fc
      .tuple(fc.integer({ min: -100, max: 100 }), urgencyMultiplier)
      .map(([cents, urgencyMultiplier]) => ({
        basePrice: Math.max(
          Math.round((tariff.minimumTotal * 100) / urgencyMultiplier + cents) / 100,
          0,
        ),
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
export function invalidPriceParts(tariff: Tariff<string> = latestTariff): fc.Arbitrary<PriceParts> {
  const wrong = (minimum: number) =>
    fc.oneof(
      noFiniteNumber(),
      fc.double({ max: minimum, noNaN: true }).filter((amount) => amount < minimum),
      fc.double({ min: 1e12, minExcluded: true, noNaN: true }),
    )
  const wrongParts = fc.oneof(
    fc.record({ basePrice: fc.oneof(wrong(0), fc.constantFrom(99.995, 0.001)) }),
    fc.record({ travelCost: wrong(0) }),
    // A multiplier is too large together with a base price.
    fc.record({ urgencyMultiplier: wrong(1), basePrice: hundredths(1, 10_000) }),
  )
  return fc.tuple(priceParts(tariff), wrongParts).map(([parts, wrong]) => ({ ...parts, ...wrong }))
}

/** One to five numbers, under known keys and any text. */
function someOf(
  known: readonly string[],
  value: fc.Arbitrary<number>,
): fc.Arbitrary<Record<string, number>> {
  const key = fc.oneof(fc.constantFrom(...known), fc.string())
  return fc.dictionary(key, value, { minKeys: 1, maxKeys: 5, noNullPrototype: true })
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

/** Amounts and rates with at most two decimals. */
function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
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
