import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cityCenter,
  coordinates,
  invalidCoordinates,
  invalidPriceParts,
  placeAtKnownDistance,
  placePair,
  priceParts,
  quoteRequest,
  samePlacePair,
  serviceId,
  unknownKey,
  urgencyKey,
} from '../src/arbitraries.ts'
import { deepFreeze } from '../src/deep-freeze.ts'
import {
  type Coordinates,
  calculateQuote,
  cities,
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  findService,
  findUrgency,
  haversineKm,
  MINIMUM_TOTAL,
  MINUTES_PER_KILOMETER,
  nearestCity,
  PRICE_PER_KILOMETER,
  type PriceParts,
  pdfAmounts,
  QuoteError,
  type QuoteLine,
  type QuoteRequest,
  quoteLines,
  type ServiceId,
  type UrgencyKey,
  VAT_RATE,
} from '../src/index.ts'

const METER = 1e-3
const MILLIMETER = 1e-6

const runs = Number(env['PROPERTY_RUNS'] || 1000)
const seed = Number(env['PROPERTY_SEED'] || Date.now())
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed))) {
  throw new Error('PROPERTY_RUNS takes a whole number from 1 up, PROPERTY_SEED a whole number.')
}

const titles: string[] = []

/** A property under its number; the README lists the same titles. */
function invariant<T>(rule: string, arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void {
  const title = `${titles.length + 1}. ${rule}`
  titles.push(title)
  const property = fc.property(arbitrary, (value) => void holds(value))
  test(title, () => fc.assert(property, { numRuns: runs, seed, reporter: reportReplay }))
}

function reportReplay<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return
  throw new Error(`${fc.defaultReportMessage(details)}

To replay: PROPERTY_RUNS=${runs} PROPERTY_SEED=${details.seed} pnpm --filter @plombier/quote-engine test:properties`)
}

invariant(
  'The total is a whole number of euros, at least the minimum.',
  quoteRequest(),
  (request) => {
    const { totalPrice } = calculateQuote(request)
    expect(Number.isInteger(totalPrice)).toBe(true)
    expect(totalPrice).toBeGreaterThanOrEqual(MINIMUM_TOTAL)
  },
)

invariant(
  'The total never falls as the distance grows.',
  fc.tuple(
    quoteRequest(),
    fc.oneof(
      coordinates(),
      placeAtKnownDistance().map((p) => p.destination),
    ),
  ),
  ([request, elsewhere]) => {
    const [near, far] = [request, { ...request, destination: elsewhere }]
      .map((request) => ({
        distanceKm: haversineKm(request.origin, request.destination),
        ...calculateQuote(request),
      }))
      .sort((a, b) => a.distanceKm - b.distanceKm)
    expect(near?.totalPrice).toBeLessThanOrEqual(far?.totalPrice ?? Number.NaN)
    expect(near?.travelCost).toBeLessThanOrEqual(far?.travelCost ?? Number.NaN)
  },
)

invariant(
  'The total never falls as the base price grows.',
  fc.tuple(quoteRequest(), serviceId(), priceParts(), fc.double({ min: 0, max: 100, noNaN: true })),
  ([request, serviceId, parts, increase]) => {
    const [cheap, dear] = [request, { ...request, serviceId }]
      .map(calculateQuote)
      .sort((a, b) => a.basePrice - b.basePrice)
    expect(cheap?.totalPrice).toBeLessThanOrEqual(dear?.totalPrice ?? Number.NaN)

    const dearer = { ...parts, basePrice: parts.basePrice + increase }
    expect(pdfAmounts(parts).total).toBeLessThanOrEqual(pdfAmounts(dearer).total)
  },
)

invariant('The total never falls as the urgency grows.', quoteRequest(), (request) => {
  const total = (urgency: UrgencyKey) => calculateQuote({ ...request, urgency }).totalPrice
  expect(total('normal')).toBeLessThanOrEqual(total('urgent'))
  expect(total('urgent')).toBeLessThanOrEqual(total('emergency'))
})

invariant(
  'Within the free distance the price does not depend on the place.',
  fc.tuple(
    serviceId(),
    urgencyKey(),
    placeAtKnownDistance(fc.double({ min: 0, max: FREE_KILOMETERS - MILLIMETER, noNaN: true })),
  ),
  ([serviceId, urgency, { origin, destination }]) => {
    const near = calculateQuote({ serviceId, urgency, origin, destination })
    const atCenter = calculateQuote({ serviceId, urgency, origin, destination: origin })
    expect(near.totalPrice).toBe(atCenter.totalPrice)
    expect(pdfAmounts(near)).toEqual(pdfAmounts(atCenter))
  },
)

invariant(
  'The travel cost is exactly 0 up to the free distance and continuous there.',
  fc.tuple(quoteRequest(), placeAtKnownDistance(), placeAtKnownDistance()),
  ([request, a, b]) => {
    const costOf = ({ origin, destination }: { origin: Coordinates; destination: Coordinates }) =>
      calculateQuote({ ...request, origin, destination }).travelCost
    expect(costOf(a) === 0).toBe(haversineKm(a.origin, a.destination) <= FREE_KILOMETERS)

    const kilometersApart = Math.abs(a.distanceKm - b.distanceKm)
    expect(Math.abs(costOf(a) - costOf(b))).toBeLessThanOrEqual(
      PRICE_PER_KILOMETER * kilometersApart + MILLIMETER,
    )
  },
)

invariant(
  'Every figure follows the price list on the unrounded distance, to half a unit where it is rounded.',
  quoteRequest(),
  (request) => {
    const quote = calculateQuote(request)
    const { basePrice } = findService(request.serviceId)
    const { multiplier } = findUrgency(request.urgency)
    const distanceKm = haversineKm(request.origin, request.destination)
    const billableKm = Math.max(distanceKm - FREE_KILOMETERS, 0)
    const within = (difference: number, figure: number, exact: number) =>
      expect(Math.abs(figure - exact)).toBeLessThanOrEqual(difference + 1e-9)

    expect(quote).toMatchObject({
      basePrice,
      urgencyMultiplier: multiplier,
      freeKilometers: FREE_KILOMETERS,
    })
    const travelCost = billableKm * PRICE_PER_KILOMETER
    within(0, quote.travelCost, travelCost)
    within(0.5, quote.totalPrice, Math.max((basePrice + travelCost) * multiplier, MINIMUM_TOTAL))
    within(0.5, quote.distance, distanceKm)
    within(0.5, quote.billableKilometers, billableKm)
    within(0.5, quote.travelTime, distanceKm * MINUTES_PER_KILOMETER)
  },
)

invariant('The distance is the same in both directions.', placePair(), ([a, b]) => {
  expect(haversineKm(a, b)).toBe(haversineKm(b, a))
})

invariant('The distance of places at least 1 m apart is never zero.', placePair(), ([a, b]) => {
  fc.pre(chordKm(a, b) >= METER)
  expect(haversineKm(a, b)).toBeGreaterThan(0)
})

invariant(
  'Coordinates of one place give the same distances: a pole has every longitude, and 180° is -180°.',
  fc.tuple(samePlacePair(), coordinates()),
  ([[a, b], elsewhere]) => {
    expect(haversineKm(a, b)).toBeLessThan(MILLIMETER)
    const difference = haversineKm(a, elsewhere) - haversineKm(b, elsewhere)
    expect(Math.abs(difference)).toBeLessThan(MILLIMETER)
  },
)

invariant(
  'The distance is never more than 1 m longer than a detour.',
  fc.tuple(
    placePair(),
    fc.oneof(
      coordinates(),
      placePair().map(([, place]) => place),
    ),
  ),
  ([[a, b], via]) => {
    const detour = haversineKm(a, via) + haversineKm(via, b)
    expect(haversineKm(a, b)).toBeLessThanOrEqual(detour + METER)
  },
)

invariant('The distance is at most half the circumference.', placePair(), ([a, b]) => {
  expect(haversineKm(a, b)).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM)
})

invariant(
  'The distance is exact to 1 mm along a meridian, across the poles too.',
  fc.record({
    longitude: fc.double({ min: -180, max: 0, noNaN: true }),
    from: meridianAngle(),
    to: meridianAngle(),
  }),
  ({ longitude, from, to }) => {
    const angle = Math.abs(from - to)
    const arc = Math.min(angle, 360 - angle) * (Math.PI / 180)
    const distanceKm = haversineKm(onMeridian(longitude, from), onMeridian(longitude, to))
    expect(Math.abs(distanceKm - EARTH_RADIUS_KM * arc)).toBeLessThan(MILLIMETER)
  },
)

invariant(
  'No covered city is nearer than the nearest city.',
  fc.oneof(coordinates(), fc.tuple(cityCenter(), cityCenter()).map(halfway)),
  (point) => {
    const { city, distanceKm } = nearestCity(point)
    const distances = cities.map(({ center }) => haversineKm(center, point))
    expect(cities).toContain(city)
    expect(distanceKm).toBe(haversineKm(city.center, point))
    expect(distanceKm).toBe(Math.min(...distances))
  },
)

invariant(
  'The lines of a price are whole cents that add up to the total exactly, on screen and in the PDF.',
  fc.tuple(quoteRequest(), priceParts()),
  ([request, parts]) => {
    const quote = calculateQuote(request)
    expect(sumInCents(quoteLines(quote).screen)).toBe(quote.totalPrice * 100)
    expect(sumInCents(quoteLines(quote).pdf)).toBe(cents(pdfAmounts(quote).total))

    const { screen, pdf } = quoteLines(parts)
    for (const { amount } of [...screen, ...pdf]) expect(cents(amount) / 100).toBe(amount)
    expect(sumInCents(screen) % 100).toBe(0)
    expect(sumInCents(pdf)).toBe(cents(pdfAmounts(parts).total))
  },
)

invariant(
  'Only the rounding line can be negative, only the base line can be 0, and no kind comes twice.',
  priceParts(),
  (parts) => {
    const { screen, pdf } = quoteLines(parts)
    for (const lines of [screen, pdf]) {
      for (const { kind, amount } of lines) {
        if (kind !== 'rounding') expect(amount).toBeGreaterThanOrEqual(0)
        if (kind !== 'base') expect(amount).not.toBe(0)
      }
      expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
    }
  },
)

invariant(
  'The PDF amounts are whole cents; VAT is its rate of the subtotal to half a cent, and the total is their sum.',
  priceParts(),
  (parts) => {
    const { subtotal, vat, total } = pdfAmounts(parts)
    for (const amount of [subtotal, vat, total]) expect(cents(amount) / 100).toBe(amount)
    expect(Math.abs(cents(vat) - cents(subtotal) * VAT_RATE)).toBeLessThanOrEqual(0.5 + 1e-6)
    expect(cents(total)).toBe(cents(subtotal) + cents(vat))
  },
)

invariant(
  'The screen total and the PDF subtotal are never more than half a euro apart.',
  quoteRequest(),
  (request) => {
    const quote = calculateQuote(request)
    const apart = quote.totalPrice * 100 - cents(pdfAmounts(quote).subtotal)
    expect(Math.abs(apart)).toBeLessThanOrEqual(50)
  },
)

invariant(
  'The same input gives the same output, and nothing is mutated.',
  fc.tuple(quoteRequest(), priceParts()),
  ([request, parts]) => {
    const resultsOf = (request: QuoteRequest, parts: PriceParts) => [
      calculateQuote(request),
      nearestCity(request.destination),
      pdfAmounts(parts),
      quoteLines(parts),
    ]
    const results = resultsOf(request, parts)
    // A frozen input makes any attempt to write to it throw.
    expect(resultsOf(deepFreeze(request), deepFreeze(parts))).toEqual(results)
  },
)

invariant(
  'Every invalid input gives its QuoteError, and nothing gives NaN.',
  fc.record({
    request: quoteRequest(),
    wrongPlace: invalidCoordinates(),
    wrongKey: unknownKey(),
    wrongParts: invalidPriceParts(),
  }),
  ({ request, wrongPlace, wrongKey, wrongParts }) => {
    const { origin, destination } = request
    for (const run of [
      () => haversineKm(wrongPlace, destination),
      () => haversineKm(origin, wrongPlace),
      () => nearestCity(wrongPlace),
      () => calculateQuote({ ...request, origin: wrongPlace }),
      () => calculateQuote({ ...request, destination: wrongPlace }),
    ]) {
      expect(codeOf(run)).toBe('invalid-coordinates')
    }
    const wrongService = { ...request, serviceId: wrongKey as ServiceId }
    const wrongUrgency = { ...request, urgency: wrongKey as UrgencyKey }
    expect(codeOf(() => calculateQuote(wrongService))).toBe('unknown-service')
    expect(codeOf(() => calculateQuote(wrongUrgency))).toBe('unknown-urgency')
    expect(codeOf(() => pdfAmounts(wrongParts))).toBe('invalid-amount')
    expect(codeOf(() => quoteLines(wrongParts))).toBe('invalid-amount')

    const quote = calculateQuote(request)
    const numbers = [
      ...Object.values(quote),
      ...Object.values(pdfAmounts(quote)),
      nearestCity(destination).distanceKm,
    ].filter((value) => typeof value === 'number')
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([])
  },
)

test('these are the invariants of the README, under the same numbers and names', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split(/^## Invariants$/m)
  const [list = ''] = section.split(/^## /m)
  expect(list.match(/^\d+\. .+$/gm)).toEqual(titles)
})

function cents(euros: number): number {
  return Math.round(euros * 100)
}

function sumInCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + cents(amount), 0)
}

function codeOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error instanceof QuoteError ? error.code : error
  }
}

function halfway([a, b]: readonly [Coordinates, Coordinates]): Coordinates {
  return {
    latitude: (a.latitude + b.latitude) / 2,
    longitude: (a.longitude + b.longitude) / 2,
  }
}

/** From -180 to 180 around the Earth, often at a pole or the equator. */
function meridianAngle(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, -90, 0, 90, 180),
  )
}

/** A great circle through the poles: 0 at the equator, 90 at the north pole, ±180 on the far side. */
function onMeridian(longitude: number, angle: number): Coordinates {
  if (Math.abs(angle) <= 90) return { latitude: angle, longitude }
  return { latitude: Math.sign(angle) * 180 - angle, longitude: longitude + 180 }
}

/** Straight through the Earth: 0 for one place, even where its coordinates differ, as at a pole. */
function chordKm(a: Coordinates, b: Coordinates): number {
  const [p, q] = [inSpace(a), inSpace(b)]
  return EARTH_RADIUS_KM * Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z)
}

function inSpace({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  }
}
