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

const DEGREES_PER_KILOMETER = 180 / (Math.PI * EARTH_RADIUS_KM)

const paris = { latitude: 48.8566, longitude: 2.3515 }
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }
const northPole = { latitude: 90, longitude: 0 }
const southPole = { latitude: -90, longitude: 120 }

const offers = services.flatMap((service) => urgencies.map((urgency) => ({ service, urgency })))

/** Base prices alone: every half euro and every minimum shows here. */
const atTheCenter = offers.map(({ service, urgency }) =>
  toTheNorth(service.id, urgency.key, paris, 0),
)

const fartherAndFarther = services.map(({ id }, index) =>
  toTheNorth(id, 'urgent', bordeaux, 21.37 + 3.717 * index),
)

const fromEveryCity = cities.map(({ center }) => toTheNorth('joint', 'emergency', center, 45.67))

// The first billed place is 10 m out: nearer, the last digits of the distance would show in the
// travel cost, and no two languages agree on them.
const aroundTheFreeRadius = urgencies.flatMap(({ key }) =>
  [19.3, 19.7, 19.99, 19.999_999, 20.01, 20.31, 20.71, 21.11].map((kilometers) =>
    toTheNorth('fuite', key, bordeaux, kilometers),
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

const journeys: readonly (readonly [Coordinates, Coordinates])[] = [
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
const aroundTheWorld = journeys.flatMap(([origin, destination]) =>
  urgencies.map(
    ({ key }) => ({ serviceId: 'chaudiere', urgency: key, origin, destination }) as const,
  ),
)

const valid = toTheNorth('fuite', 'normal', paris, 0)
// What another language could be sent, whatever the types of this one say.
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

function toTheNorth(
  serviceId: ServiceId,
  urgency: UrgencyKey,
  origin: Coordinates,
  kilometers: number,
): QuoteRequest {
  const { latitude, longitude } = origin
  const destination = place(latitude + kilometers * DEGREES_PER_KILOMETER, longitude)
  return { serviceId, urgency, origin, destination }
}

function errorOf(request: QuoteRequest): { code: string; message: string } {
  try {
    calculateQuote(request)
  } catch (error) {
    if (error instanceof QuoteError) return { code: error.code, message: error.message }
  }
  throw new Error(`Has a price, or another error: ${JSON.stringify(request)}`)
}
