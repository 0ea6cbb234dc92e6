// The golden cases against which any other implementation can check itself.
import {
  type Coordinates,
  calculateQuote,
  cities,
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
  pdfAmounts,
  QuoteError,
  type QuoteRequest,
  type ServiceId,
  services,
  type UrgencyKey,
  urgencies,
} from './src/index.ts'

const METER = 1e-3
const MILLIMETER = 1e-6
const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)

const paris = { latitude: 48.8566, longitude: 2.3515 }
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }
const northPole = { latitude: 90, longitude: 0 }
const southPole = { latitude: -90, longitude: 120 }

const offers = services.flatMap((service) => urgencies.map((urgency) => ({ service, urgency })))

/** Without travel: every half euro and every minimum occurs here. */
const atTheCenter = offers.map(({ service, urgency }) =>
  toTheNorth(service.id, urgency.key, paris, 0),
)

const fartherAndFarther = services.map(({ id }, index) =>
  toTheNorth(id, 'urgent', bordeaux, FREE_KILOMETERS + 1.37 + 3.717 * index),
)

const fromEveryCity = cities.map(({ center }) => toTheNorth('joint', 'emergency', center, 45.67))

// The first billed place is 10 m beyond the free radius: any nearer, the last digits of the distance
// would show in the travel cost.
const aroundTheFreeRadius = urgencies.flatMap(({ key }) =>
  [-0.7, -0.3, -0.01, -0.000_001, 0.01, 0.31, 0.71, 1.11].map((beyond) =>
    toTheNorth('fuite', key, bordeaux, FREE_KILOMETERS + beyond),
  ),
)

const aroundTheMinimum = offers
  .filter(({ service, urgency }) => service.basePrice * urgency.multiplier < MINIMUM_TOTAL - 1)
  .flatMap(({ service, urgency }) =>
    [MINIMUM_TOTAL - 0.1, MINIMUM_TOTAL + 0.6].map((price) => {
      const travelCost = price / urgency.multiplier - service.basePrice
      const kilometers = FREE_KILOMETERS + travelCost / PRICE_PER_KILOMETER
      return toTheNorth(service.id, urgency.key, paris, kilometers)
    }),
  )

const trips: readonly (readonly [Coordinates, Coordinates])[] = [
  [paris, bordeaux],
  [bordeaux, paris],
  [paris, northPole],
  [southPole, paris],
  [northPole, { latitude: 90, longitude: -135 }],
  [northPole, southPole],
  [place(-17.7, 178.1), place(-13.8, -172.1)],
  [place(-16.8, 180), place(-16.8, -180)],
  [place(0, -90), place(0, 90)],
  [place(0, 0), place(0, 1)],
  [bordeaux, place(-44.837789, 179.42082)],
  [bordeaux, place(-44.8, 179.4)],
]
const aroundTheWorld = trips.flatMap(([origin, destination]) =>
  urgencies
    .map(({ key }) => ({ serviceId: 'chaudiere', urgency: key, origin, destination }) as const)
    .filter(isUnambiguous),
)

const valid = toTheNorth('fuite', 'normal', paris, 0)
// What untyped callers can send.
const invalid = [
  ...['', 'FUITE', ' fuite', 'unknown', '__proto__'].map((serviceId) => ({ ...valid, serviceId })),
  ...['', 'Normal', 'unknown', 'constructor'].map((urgency) => ({ ...valid, urgency })),
  ...[
    place(90.000001, 0),
    place(-90.000001, 0),
    place(0, 180.000001),
    place(0, -180.000001),
    { latitude: null, longitude: 0 },
    { latitude: 0, longitude: '0' },
    null,
  ].flatMap((nowhere) => [
    { ...valid, origin: nowhere },
    { ...valid, destination: nowhere },
  ]),
] as QuoteRequest[]

export const vectors = {
  pricesAsOf: PRICES_AS_OF,
  cases: [
    ...atTheCenter,
    ...fartherAndFarther,
    ...fromEveryCity,
    ...aroundTheFreeRadius,
    ...aroundTheMinimum,
    ...aroundTheWorld,
  ].map((request) => {
    const quote = calculateQuote(request)
    return { request, quote, pdfAmounts: pdfAmounts(quote) }
  }),
  errors: invalid.map((request) => ({ request, error: errorOf(request) })),
}

function place(latitude: number, longitude: number): Coordinates {
  return { latitude, longitude }
}

/** To a place due north, or metres farther where last digits of the distance would decide a figure. */
function toTheNorth(
  serviceId: ServiceId,
  urgency: UrgencyKey,
  origin: Coordinates,
  kilometers: number,
): QuoteRequest {
  const { latitude, longitude } = origin
  const destination = place(latitude + kilometers * DEGREES_PER_KILOMETER, longitude)
  const request = { serviceId, urgency, origin, destination }
  return isUnambiguous(request)
    ? request
    : toTheNorth(serviceId, urgency, origin, kilometers + 7 * METER)
}

/**
 * Whether no rounded figure changes when the place is a millimetre off. If one does, the last digits
 * of the distance decide it, and languages differ in those.
 */
function isUnambiguous(request: QuoteRequest): boolean {
  const { latitude, longitude } = request.destination
  const rounded = [-MILLIMETER, 0, MILLIMETER].map((kilometers) => {
    const shifted = latitude + kilometers * DEGREES_PER_KILOMETER
    const destination = place(Math.min(Math.max(shifted, -90), 90), longitude)
    const { travelCost, ...figures } = calculateQuote({ ...request, destination })
    return JSON.stringify([figures, pdfAmounts({ ...figures, travelCost })])
  })
  return new Set(rounded).size === 1
}

function errorOf(request: QuoteRequest): { code: string; message: string } {
  try {
    calculateQuote(request)
  } catch (error) {
    if (error instanceof QuoteError) return { code: error.code, message: error.message }
  }
  throw new Error(`Has a price, or another error: ${JSON.stringify(request)}`)
}
