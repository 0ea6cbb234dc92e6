import * as fc from 'fast-check'
import { type Coordinates, EARTH_RADIUS_KM } from '../distance.ts'
import type { PriceParts } from '../price.ts'
import type { QuoteRequest } from '../quote.ts'
import { ratesOf } from '../rates.ts'
import { cities } from '../tables/cities.ts'
import { services } from '../tables/services.ts'
import { urgencies } from '../tables/urgencies.ts'
import type { ServiceOf, Tariff, UrgencyOf } from '../tariff.ts'
import { degrees, double, hundredths, noFiniteNumber } from './numbers.ts'

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)
const FARTHEST_KILOMETERS = Math.PI * EARTH_RADIUS_KM

/**
 * A valid tariff with one to five services and urgencies, some of them known to the engine: plain or
 * odd.
 */
export function tariff(): fc.Arbitrary<Tariff> {
  const anyAmount = double(0, 100_000)
  return fc.record({
    date: fc.constantFrom('2000-01-01', '2024-02-29', '2099-12-31'),
    basePrices: someOf(
      services.map(({ id }) => id),
      fc.oneof(
        fc.integer({ min: 0, max: 1000 }).map((halfEuros) => halfEuros / 2),
        hundredths(0, 100_000),
      ),
    ),
    multipliers: someOf(
      urgencies.map(({ key }) => key),
      fc.oneof(fc.constant(1), hundredths(1, 3), double(1, 100)),
    ),
    minimumTotal: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000 })),
    freeKilometers: fc.oneof(hundredths(0, 100), anyAmount),
    // Under that, floats have hardly any digits left.
    pricePerKilometer: fc.oneof(hundredths(0, 3), double(1e-9, 100_000)),
    minutesPerKilometer: fc.oneof(hundredths(0, 5), anyAmount),
    vatRate: fc.oneof(hundredths(0, 1), fc.constant(0.055), double(0, 1)),
  })
}

/** Any of the service ids of a tariff. */
export function serviceId<T extends Tariff>(tariff: T): fc.Arbitrary<ServiceOf<T>> {
  return fc.constantFrom(...(Object.keys(tariff.basePrices) as ServiceOf<T>[]))
}

/** Any of the urgency keys of a tariff. */
export function urgencyKey<T extends Tariff>(tariff: T): fc.Arbitrary<UrgencyOf<T>> {
  return fc.constantFrom(...(Object.keys(tariff.multipliers) as UrgencyOf<T>[]))
}

/** Text that is neither a service of a tariff nor an urgency, names of `Object.prototype` included. */
export function unknownKey(tariff: Tariff): fc.Arbitrary<string> {
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
  const meters = (most: number) => degrees((most / 1000) * DEGREES_PER_KILOMETER)
  const shift = fc.oneof(meters(10), meters(1))
  const moves = fc.tuple(coordinates(), shift, shift)
  return fc.oneof(
    fc.tuple(coordinates(), coordinates()),
    moves.map(([place, north, east]) => [place, moved(place, north, east)] as const),
    moves.map(([place, north, east]) => [place, moved(antipode(place), north, east)] as const),
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
export function kilometersAroundFreeRadius(tariff: Tariff): fc.Arbitrary<number> {
  const free = Math.min(tariff.freeKilometers, FARTHEST_KILOMETERS - 1)
  return fc.oneof(
    double(0, 3000),
    double(Math.max(free - 1e-3, 0), free + 1e-3),
    fc.constantFrom(0, free),
  )
}

/**
 * The centre of a city as `origin`, and a `destination` due north or south of it, across a pole if it is that
 * far, at a `distanceKm` that is known exactly: one of `kilometers`.
 */
export function placeAtKnownDistance(kilometers: fc.Arbitrary<number>) {
  return fc
    .tuple(cityCenter(), kilometers, fc.constantFrom(1, -1))
    .map(([origin, distanceKm, direction]) => {
      const north = direction * distanceKm * DEGREES_PER_KILOMETER
      return { origin, destination: moved(origin, north, 0), distanceKm }
    })
}

/** A request that a tariff prices: any service and urgency, any distance, often a price at a border. */
export function quoteRequest<T extends Tariff>(
  tariff: T,
): fc.Arbitrary<QuoteRequest<ServiceOf<T>, UrgencyOf<T>>> {
  const { minimumTotal, freeKilometers, pricePerKilometer } = tariff
  const work = fc.record({ serviceId: serviceId(tariff), urgency: urgencyKey(tariff) })
  const trip = fc.oneof(
    fc.record({ origin: cityCenter(), destination: coordinates() }),
    placeAtKnownDistance(kilometersAroundFreeRadius(tariff)),
  )
  // Before rounding next to the minimum, a whole or a half euro.
  const halfEuros = fc.oneof(fc.nat(3000), fc.constantFrom(-1, 0, 1))
  const price = fc
    .tuple(halfEuros, double(-1e-3, 1e-3))
    .map(([halfEuros, offset]) => minimumTotal + halfEuros / 2 + offset)
  return fc.oneof(
    fc
      .tuple(work, trip)
      .map(([work, { origin, destination }]) => ({ ...work, origin, destination })),
    fc.tuple(work, cityCenter(), price).map(([work, origin, price]) => {
      const { basePrice, urgencyMultiplier } = ratesOf(work, tariff)
      const travelCost = price / urgencyMultiplier - basePrice
      const distanceKm = travelCost > 0 ? freeKilometers + travelCost / pricePerKilometer : 0
      const kilometers = Math.min(distanceKm, FARTHEST_KILOMETERS)
      const destination = moved(origin, -kilometers * DEGREES_PER_KILOMETER, 0)
      return { ...work, origin, destination }
    }),
  )
}

/** Parts of a price: those of a tariff, odd fractions of a cent in travel, sums around the minimum. */
export function priceParts(tariff: Tariff): fc.Arbitrary<PriceParts> {
  const rates = fc
    .record({ serviceId: serviceId(tariff), urgency: urgencyKey(tariff) })
    .map((work) => ratesOf(work, tariff))
  const travelCost = fc.oneof(
    double(0, 5000),
    fc.integer({ min: 0, max: 100_000 }).map((tenthsOfCents) => tenthsOfCents / 1000),
    // Half cents and what the last digits of a distance make of them.
    fc
      .tuple(fc.nat(10_000), double(-1e-12, 1e-12))
      .map(([cents, noise]) => ((cents + 0.5) / 100) * (1 + noise)),
  )
  const own = fc.record(
    { travelCost, basePrice: hundredths(0, 10_000) },
    { requiredKeys: ['travelCost'] },
  )
  return fc.oneof(
    { weight: 2, arbitrary: fc.tuple(rates, own).map(([rates, own]) => ({ ...rates, ...own })) },
    fc.tuple(rates, fc.integer({ min: -100, max: 100 })).map(([{ urgencyMultiplier }, cents]) => {
      const basePrice = Math.round((tariff.minimumTotal * 100) / urgencyMultiplier + cents) / 100
      return { basePrice: Math.max(basePrice, 0), travelCost: 0, urgencyMultiplier }
    }),
  )
}

/** No place at all, or one with a coordinate that is out of range or not a finite number. */
export function invalidCoordinates(): fc.Arbitrary<Coordinates> {
  const wrong = (limit: number) => {
    const beyond = fc.double({ min: limit, minExcluded: true, noNaN: true })
    return fc.oneof(
      noFiniteNumber(),
      beyond,
      beyond.map((angle) => -angle),
    )
  }
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ latitude: wrong(90), longitude: degrees(180) }) },
    { weight: 3, arbitrary: fc.record({ latitude: degrees(90), longitude: wrong(180) }) },
    fc.constantFrom<unknown>(undefined, null, {}, [45, 5]) as fc.Arbitrary<Coordinates>,
  )
}

/** Parts with exactly one amount or multiplier that no price can have. */
export function invalidPriceParts(tariff: Tariff): fc.Arbitrary<PriceParts> {
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
