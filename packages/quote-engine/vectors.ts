// The golden cases against which any other implementation can check itself.
import {
  type Coordinates,
  calculateQuote,
  cities,
  EARTH_RADIUS_KM,
  pdfAmounts,
  QuoteError,
  type QuoteRequest,
  ratesOf,
  type Tariff,
  tariffOn,
  tariffs,
} from './src/index.ts'

type Request = QuoteRequest<string, string>

const METER = 1e-3
const MILLIMETER = 1e-6
const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)

/** Prices the cases of all cities, which follow new ones. */
const ownUrgencies: Tariff = {
  date: '2033-01-01',
  basePrices: { visite: 110 },
  multipliers: { weekend: 1.75, normal: 1.05 },
  minimumTotal: 110,
  freeKilometers: 10,
  pricePerKilometer: 0.8,
  minutesPerKilometer: 1.5,
  vatRate: 0.1,
}

/** Tariffs that were never published. They never change, so that their cases do not. */
const drafts: Readonly<Record<string, Tariff>> = {
  'services of its own': {
    date: '2031-05-01',
    basePrices: { visite: 0, fuite: 99.5, 'forfait-journée': 1234.56 },
    multipliers: { normal: 1.1, urgent: 1.35, emergency: 1.35 },
    minimumTotal: 87,
    freeKilometers: 7.5,
    pricePerKilometer: 1.1,
    minutesPerKilometer: 1.75,
    vatRate: 0.055,
  },
  'everything free but the way': {
    date: '2032-01-01',
    basePrices: { visite: 0 },
    multipliers: { normal: 1, urgent: 1, emergency: 2 },
    minimumTotal: 0,
    freeKilometers: 0,
    pricePerKilometer: 0.5,
    minutesPerKilometer: 2,
    vatRate: 0,
  },
  'urgencies of its own': ownUrgencies,
}

const tariffsByName: Readonly<Record<string, Tariff>> = {
  ...Object.fromEntries(tariffs.map((tariff) => [tariff.date, tariff])),
  ...drafts,
}

const paris = { latitude: 48.8566, longitude: 2.3515 }
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }
const northPole = { latitude: 90, longitude: 0 }
const southPole = { latitude: -90, longitude: 120 }

const trips: readonly (readonly [Coordinates, Coordinates])[] = [
  [paris, bordeaux],
  [bordeaux, paris],
  [paris, northPole],
  [southPole, paris],
  [northPole, { latitude: 90, longitude: -135 }],
  [northPole, southPole],
  [point(-17.7, 178.1), point(-13.8, -172.1)],
  [point(-16.8, 180), point(-16.8, -180)],
  [point(0, -90), point(0, 90)],
  [point(0, 0), point(0, 1)],
  [bordeaux, point(-44.837789, 179.42082)],
  [bordeaux, point(-44.8, 179.4)],
]

// Not the newest: so these cases stay when a tariff is published.
const first = tariffOn('2026-11-21')

/**
 * Requests that a tariff prices: every service and urgency, the borders. They follow from the tariff alone,
 * so that those of a published one stay as they are.
 */
function requestsOf(tariff: Tariff): readonly Request[] {
  const { basePrices, multipliers, freeKilometers, pricePerKilometer, minimumTotal } = tariff
  const pricedWork = Object.keys(basePrices).flatMap((serviceId) =>
    Object.keys(multipliers).map((urgency) => {
      const work = { serviceId, urgency }
      return { ...work, ...ratesOf(work, tariff) }
    }),
  )

  // A half euro shows without travel. Every other one goes farther than the one before.
  const eachOnce = pricedWork.map((work, index) => {
    const isHalfEuro = (work.basePrice * work.urgencyMultiplier) % 1 === 0.5
    return toTheNorth(work, index % 2 ? paris : bordeaux, isHalfEuro ? 0 : 1.717 * index, tariff)
  })

  // The first billed point is 10 m beyond the free radius: any nearer, the last digits of the distance
  // would show in the travel cost.
  const aroundTheFreeRadius = [-0.3, -0.000_001, 0.01, 0.71]
    .map((beyond) => freeKilometers + beyond)
    .filter((kilometers) => kilometers >= 0)
    .flatMap((kilometers) =>
      pricedWork.slice(0, 1).map((work) => toTheNorth(work, bordeaux, kilometers, tariff)),
    )

  const aroundTheMinimum = pricedWork
    .filter((work) => work.basePrice * work.urgencyMultiplier < minimumTotal - 1)
    .slice(0, Object.keys(multipliers).length)
    .flatMap((work) =>
      [minimumTotal - 0.1, minimumTotal + 0.6].map((price) => {
        const travelCost = price / work.urgencyMultiplier - work.basePrice
        const kilometers = freeKilometers + travelCost / pricePerKilometer
        return toTheNorth(work, paris, kilometers, tariff)
      }),
    )

  const aroundTheWorld = pricedWork
    .slice(0, tariff === first ? 1 : 0)
    .flatMap(({ serviceId, urgency }) =>
      trips.map(([origin, destination]) => ({ serviceId, urgency, origin, destination })),
    )

  const fromEveryCity = pricedWork
    .slice(0, tariff === ownUrgencies ? 1 : 0)
    .flatMap((work) =>
      cities.map(({ center }, index) => toTheNorth(work, center, 1.717 * index, tariff)),
    )

  return [
    ...eachOnce,
    ...aroundTheFreeRadius,
    ...aroundTheMinimum,
    ...aroundTheWorld,
    ...fromEveryCity,
  ]
}

const leak: Request = {
  serviceId: 'fuite',
  urgency: 'normal',
  origin: paris,
  destination: paris,
}

/** What untyped callers can send, and no tariff prices. */
const wrongRequests = [
  ...['', 'FUITE', ' fuite', 'unknown', '__proto__'].map((serviceId) => ({ ...leak, serviceId })),
  ...['', 'Normal', 'unknown', 'constructor'].map((urgency) => ({ ...leak, urgency })),
  ...[
    point(90.000001, 0),
    point(-90.000001, 0),
    point(0, 180.000001),
    point(0, -180.000001),
    { latitude: null, longitude: 0 },
    { latitude: 0, longitude: '0' },
    null,
  ].map((nowhere, index) => ({ ...leak, [index % 2 ? 'origin' : 'destination']: nowhere })),
] as Request[]

export const vectors = {
  tariffs: tariffsByName,
  cases: Object.fromEntries(
    Object.entries(tariffsByName).map(([name, tariff]) => [
      name,
      requestsOf(tariff).map((request) => caseOf(request, tariff)),
    ]),
  ),
  errors: wrongRequests.map((request) => {
    const { code, message } = errorOf(request, first)
    return { request, error: { code, message } }
  }),
}

/** Without what only repeats the tariff and the tables. */
function caseOf(request: Request, tariff: Tariff) {
  const quote = calculateQuote(request, tariff)
  const { distance, billableKilometers, travelCost, totalPrice, travelTime } = quote
  return {
    request,
    quote: {
      distance,
      billableKilometers,
      travelCost: Number(travelCost.toPrecision(12)),
      totalPrice,
      travelTime,
    },
    pdfAmounts: pdfAmounts(quote, tariff),
  }
}

function point(latitude: number, longitude: number): Coordinates {
  return { latitude, longitude }
}

/** To a point due north, or metres farther where last digits of the distance would decide a figure. */
function toTheNorth(
  { serviceId, urgency }: Pick<Request, 'serviceId' | 'urgency'>,
  origin: Coordinates,
  kilometers: number,
  tariff: Tariff,
): Request {
  const { latitude, longitude } = origin
  const degrees = latitude + kilometers * DEGREES_PER_KILOMETER
  const destination = point(Number(degrees.toFixed(9)), longitude)
  const request = { serviceId, urgency, origin, destination }
  return isUnambiguous(request, tariff)
    ? request
    : toTheNorth(request, origin, kilometers + 7 * METER, tariff)
}

/**
 * Whether no rounded figure changes when the point is a millimetre off. If one does, the last digits
 * of the distance decide it, and languages differ in those.
 */
function isUnambiguous(request: Request, tariff: Tariff): boolean {
  const { latitude, longitude } = request.destination
  const rounded = [-MILLIMETER, 0, MILLIMETER].map((kilometers) => {
    const shifted = latitude + kilometers * DEGREES_PER_KILOMETER
    const destination = point(Math.min(Math.max(shifted, -90), 90), longitude)
    const { travelCost, ...figures } = calculateQuote({ ...request, destination }, tariff)
    return JSON.stringify([figures, pdfAmounts({ ...figures, travelCost }, tariff)])
  })
  return new Set(rounded).size === 1
}

function errorOf(request: Request, tariff: Tariff): QuoteError {
  try {
    calculateQuote(request, tariff)
  } catch (error) {
    if (error instanceof QuoteError) return error
  }
  throw new Error(`Has a price, or another error: ${JSON.stringify(request)}`)
}
