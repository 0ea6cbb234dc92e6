import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coordinates,
  invalidCoordinates,
  invalidPriceParts,
  placeAtKnownDistance,
  placePair,
  priceParts,
  quoteRequest,
  serviceId,
  urgencyKey,
} from '../src/arbitraries.ts'
import { deepFreeze } from '../src/deep-freeze.ts'
import {
  type Coordinates,
  calculateQuote,
  EARTH_RADIUS_KM,
  FREE_KILOMETERS,
  findUrgency,
  haversineKm,
  MINIMUM_TOTAL,
  nearestCity,
  PRICE_PER_KILOMETER,
  pdfAmounts,
  QuoteError,
  quoteLines,
  type ServiceId,
  services,
  type UrgencyKey,
} from '../src/index.ts'

const METER = 1e-3
const MILLIMETER = 1e-6
const HALF_CIRCUMFERENCE = Math.PI * EARTH_RADIUS_KM

const cents = (euros: number) => Math.round(euros * 100)
const sumInCents = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + cents(amount), 0)
const ascending = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const

const check = <T>(arbitrary: fc.Arbitrary<T>, rule: (value: T) => void): void =>
  fc.assert(fc.property(arbitrary, (value) => void rule(value)))

describe('a quote', () => {
  it('has a whole total of at least 120 euros', () => {
    check(quoteRequest(), (request) => {
      const { totalPrice } = calculateQuote(request)
      expect(Number.isInteger(totalPrice)).toBe(true)
      expect(totalPrice).toBeGreaterThanOrEqual(MINIMUM_TOTAL)
    })
  })

  it('never gets cheaper with the distance', () => {
    const journeys = fc.tuple(serviceId(), urgencyKey(), placePair(), coordinates())
    check(journeys, ([serviceId, urgency, [a, b], origin]) => {
      const [near, far] =
        haversineKm(origin, a) <= haversineKm(origin, b) ? ([a, b] as const) : ([b, a] as const)
      const quoteTo = (destination: Coordinates) =>
        calculateQuote({ serviceId, urgency, origin, destination })
      expect(quoteTo(near).totalPrice).toBeLessThanOrEqual(quoteTo(far).totalPrice)
      expect(quoteTo(near).travelCost).toBeLessThanOrEqual(quoteTo(far).travelCost)
    })
  })

  it('never gets cheaper with the base price', () => {
    check(fc.tuple(quoteRequest(), serviceId()), ([request, otherId]) => {
      const quotes = [request, { ...request, serviceId: otherId }].map(calculateQuote)
      const [cheap, dear] = quotes.sort((a, b) => a.basePrice - b.basePrice)
      expect(cheap?.totalPrice).toBeLessThanOrEqual(dear?.totalPrice ?? Number.NaN)
    })
  })

  it('never gets cheaper with the urgency', () => {
    check(quoteRequest(), (request) => {
      const total = (urgency: UrgencyKey) => calculateQuote({ ...request, urgency }).totalPrice
      expect(total('normal')).toBeLessThanOrEqual(total('urgent'))
      expect(total('urgent')).toBeLessThanOrEqual(total('emergency'))
    })
  })

  it('is the same everywhere within 20 km', () => {
    const within = placeAtKnownDistance(fc.double({ min: 0, max: 19.999_999, noNaN: true }))
    check(fc.tuple(serviceId(), urgencyKey(), within), ([serviceId, urgency, place]) => {
      const request = { serviceId, urgency, ...place }
      const atCenter = calculateQuote({ ...request, destination: place.origin })
      expect(calculateQuote(request).totalPrice).toBe(atCenter.totalPrice)
    })
  })

  it('has no travel cost exactly up to 20 km, and 0.65 euro per kilometre from there on', () => {
    const requests = fc.tuple(quoteRequest(), placeAtKnownDistance())
    check(requests, ([request, { origin, destination, distanceKm }]) => {
      const { travelCost } = calculateQuote({ ...request, origin, destination })
      const measured = haversineKm(origin, destination)
      expect(travelCost === 0).toBe(measured <= FREE_KILOMETERS)
      const expected = Math.max(distanceKm - FREE_KILOMETERS, 0) * PRICE_PER_KILOMETER
      expect(Math.abs(travelCost - expected)).toBeLessThan(MILLIMETER)
    })
  })

  it('is the formula of the price list', () => {
    check(quoteRequest(), (request) => {
      const result = calculateQuote(request)
      const distanceKm = haversineKm(request.origin, request.destination)
      const basePrice = services.find(({ id }) => id === request.serviceId)?.basePrice ?? Number.NaN
      const multiplier = findUrgency(request.urgency)?.multiplier ?? Number.NaN
      expect(result.basePrice).toBe(basePrice)
      expect(result.urgencyMultiplier).toBe(multiplier)
      expect(result.freeKilometers).toBe(20)
      const exact = (basePrice + Math.max(distanceKm - 20, 0) * 0.65) * multiplier
      expect(Math.abs(result.totalPrice - Math.max(exact, 120))).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(Math.abs(result.distance - distanceKm)).toBeLessThanOrEqual(0.5 + 1e-9)
      expect(Math.abs(result.travelTime - distanceKm * 2.5)).toBeLessThanOrEqual(0.5 + 1e-9)
    })
  })

  it('is the same for the same input, which it leaves alone', () => {
    check(quoteRequest(), (request) => {
      expect(calculateQuote(deepFreeze(request))).toEqual(calculateQuote(request))
    })
  })
})

describe('a distance', () => {
  it('is the same in both directions', () => {
    check(placePair(), ([a, b]) => expect(haversineKm(a, b)).toBe(haversineKm(b, a)))
  })

  it('is never zero for places at least one metre apart', () => {
    check(placePair(), ([a, b]) => {
      fc.pre(chordKm(a, b) >= METER)
      expect(haversineKm(a, b)).toBeGreaterThan(0)
    })
  })

  it('is at most half the circumference', () => {
    check(placePair(), ([a, b]) => {
      expect(haversineKm(a, b)).toBeLessThanOrEqual(HALF_CIRCUMFERENCE)
    })
  })

  it('is never more than a metre longer than a detour', () => {
    check(fc.tuple(placePair(), coordinates()), ([[a, b], via]) => {
      const detour = haversineKm(a, via) + haversineKm(via, b)
      expect(haversineKm(a, b)).toBeLessThanOrEqual(detour + METER)
    })
  })

  it('is exact to a millimetre along a meridian, over the poles too', () => {
    const meridian = fc.tuple(
      fc.double({ min: -180, max: 0, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    )
    check(meridian, ([longitude, angleA, angleB]) => {
      const [low, high] = ascending(angleA, angleB)
      const arc = Math.min(high - low, 360 - (high - low)) * (Math.PI / 180)
      const distanceKm = haversineKm(onMeridian(longitude, low), onMeridian(longitude, high))
      expect(Math.abs(distanceKm - EARTH_RADIUS_KM * arc)).toBeLessThan(MILLIMETER)
    })
  })

  it('to the nearest city is never longer than to another one', () => {
    check(fc.tuple(coordinates(), quoteRequest()), ([point, { origin }]) => {
      const { city, distanceKm } = nearestCity(point)
      expect(distanceKm).toBe(haversineKm(city.center, point))
      expect(distanceKm).toBeLessThanOrEqual(haversineKm(origin, point))
    })
  })
})

describe('a breakdown', () => {
  it('is in whole cents and adds up to the total exactly, on screen and in the document', () => {
    check(priceParts(), (parts) => {
      const { screen, document } = quoteLines(parts)
      for (const { amount } of [...screen, ...document]) expect(cents(amount) / 100).toBe(amount)
      expect(sumInCents(document)).toBe(cents(pdfAmounts(parts).total))
      expect(sumInCents(screen) % 100).toBe(0)
    })
  })

  it('adds up to the total of the quote it belongs to', () => {
    check(quoteRequest(), (request) => {
      const result = calculateQuote(request)
      expect(sumInCents(quoteLines(result).screen)).toBe(result.totalPrice * 100)
    })
  })

  it('has no negative line but the rounding, no empty line but the base, and one of a kind', () => {
    check(priceParts(), (parts) => {
      const { screen, document } = quoteLines(parts)
      for (const lines of [screen, document]) {
        for (const { kind, amount } of lines) {
          if (kind !== 'rounding') expect(amount).toBeGreaterThanOrEqual(0)
          if (kind !== 'base') expect(amount).not.toBe(0)
        }
        expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
      }
    })
  })

  it('has amounts in whole cents, with a VAT of 20 % of the subtotal to half a cent', () => {
    check(priceParts(), (parts) => {
      const { subtotal, vat, total } = pdfAmounts(parts)
      for (const amount of [subtotal, vat, total]) expect(cents(amount) / 100).toBe(amount)
      expect(cents(total)).toBe(cents(subtotal) + cents(vat))
      expect(Math.abs(cents(vat) - cents(subtotal) / 5)).toBeLessThanOrEqual(0.5)
    })
  })

  it('keeps the screen total and the PDF subtotal at most half a euro apart', () => {
    check(quoteRequest(), (request) => {
      const result = calculateQuote(request)
      const apart = result.totalPrice * 100 - cents(pdfAmounts(result).subtotal)
      expect(Math.abs(apart)).toBeLessThanOrEqual(50)
    })
  })
})

describe('an invalid input', () => {
  const code = (run: () => unknown) => {
    try {
      return run()
    } catch (error) {
      return error instanceof QuoteError ? error.code : error
    }
  }

  it('with wrong coordinates is refused', () => {
    check(
      fc.tuple(quoteRequest(), invalidCoordinates(), fc.boolean()),
      ([request, wrong, isOrigin]) => {
        const [a, b] = isOrigin ? [wrong, request.destination] : [request.origin, wrong]
        expect(code(() => haversineKm(a, b))).toBe('invalid-coordinates')
        expect(code(() => nearestCity(wrong))).toBe('invalid-coordinates')
        expect(code(() => calculateQuote({ ...request, origin: a, destination: b }))).toBe(
          'invalid-coordinates',
        )
      },
    )
  })

  it('with an unknown service or urgency is refused', () => {
    const unknown = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'FUITE'))
    check(fc.tuple(quoteRequest(), unknown), ([request, key]) => {
      fc.pre(!services.some(({ id }) => id === key) && !findUrgency(key))
      const withService = { ...request, serviceId: key as ServiceId }
      const withUrgency = { ...request, urgency: key as UrgencyKey }
      expect(code(() => calculateQuote(withService))).toBe('unknown-service')
      expect(code(() => calculateQuote(withUrgency))).toBe('unknown-urgency')
    })
  })

  it('with a wrong amount or multiplier is refused', () => {
    check(invalidPriceParts(), (parts) => {
      expect(code(() => pdfAmounts(parts))).toBe('invalid-amount')
      expect(code(() => quoteLines(parts))).toBe('invalid-amount')
    })
  })
})

/** A great circle through the poles: 0 at the equator, 90 at the north pole, ±180 on the far side. */
function onMeridian(longitude: number, angle: number): Coordinates {
  if (Math.abs(angle) <= 90) return { latitude: angle, longitude }
  return { latitude: Math.sign(angle) * 180 - angle, longitude: longitude + 180 }
}

/** Straight through the Earth: tells places apart, where coordinates of one pole differ. */
function chordKm(a: Coordinates, b: Coordinates): number {
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [
      Math.cos(phi) * Math.cos(lambda),
      Math.cos(phi) * Math.sin(lambda),
      Math.sin(phi),
    ] as const
  }) as [readonly [number, number, number], readonly [number, number, number]]
  return EARTH_RADIUS_KM * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}
