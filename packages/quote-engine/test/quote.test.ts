import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import {
  calculateQuote,
  EARTH_RADIUS_KM,
  findCity,
  findService,
  findUrgency,
  hasPrice,
  haversineKm,
  latestTariff,
  nearestCity,
  pdfAmounts,
  QuoteError,
  quoteLines,
  travelCents,
} from '../src/index.ts'
import * as quoteCheck from '../src/quote-check.ts'

const { freeKilometers, pricePerKilometer } = latestTariff
const leak = findService('fuite')
const urgent = findUrgency('urgent')
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }

function north(kilometers: number) {
  return {
    latitude: bordeaux.latitude + (kilometers / EARTH_RADIUS_KM) * (180 / Math.PI),
    longitude: bordeaux.longitude,
  }
}

describe('calculateQuote', () => {
  test('prices an urgent leak so far away that base price and travel are 1,000 euros', () => {
    const travelCost = 1000 - leak.basePrice
    const destination = north(freeKilometers + travelCost / pricePerKilometer)
    expect(
      calculateQuote({ serviceId: 'fuite', urgency: 'urgent', origin: bordeaux, destination }),
    ).toMatchObject({
      basePrice: leak.basePrice,
      travelCost: expect.closeTo(travelCost, 9),
      freeKilometers,
      urgencyMultiplier: urgent.multiplier,
      totalPrice: 1000 * urgent.multiplier,
      requiredTools: leak.tools,
    })
  })
})

describe('haversineKm', () => {
  test('measures Paris to Marseille', () => {
    const paris = { latitude: 48.8566, longitude: 2.3515 }
    const marseille = { latitude: 43.2962, longitude: 5.37 }
    expect(haversineKm(paris, marseille)).toBeCloseTo(660.5, 0)
  })
})

describe('nearestCity', () => {
  test('finds Villeurbanne from its own streets, not Lyon', () => {
    const { city, distanceKm } = nearestCity({ latitude: 45.77, longitude: 4.88 })
    expect(city).toBe(findCity('villeurbanne'))
    expect(distanceKm).toBeLessThan(1)
  })
})

describe('pdfAmounts', () => {
  test('keeps whole cents as they are up to 10¹² euros, and refuses more', () => {
    const amounts = (basePrice: number) =>
      pdfAmounts({ basePrice, travelCost: 0, urgencyMultiplier: 1 })
    for (const price of [1e12 - 0.51, 1e12 - 0.5, 1e12 - 0.01, 1e12]) {
      expect(amounts(price).subtotal).toBe(price)
    }
    expect(() => amounts(1e12 + 0.01)).toThrow(expect.objectContaining({ code: 'invalid-amount' }))
  })

  test('rounds half a cent up although binary floats put it just below', () => {
    const { subtotal } = pdfAmounts({ basePrice: 1024, travelCost: 0.215, urgencyMultiplier: 1 })
    expect(subtotal).toBe(1024.22)
  })
})

describe('quoteLines', () => {
  test('breaks a price down into steps', () => {
    const parts = { basePrice: 1000, travelCost: 6.5, urgencyMultiplier: 1.2 }
    const steps = [
      { kind: 'base', amount: 1000 },
      { kind: 'travel', amount: 6.5 },
      { kind: 'urgency', amount: 201.3 },
    ]
    expect(quoteLines(parts)).toEqual({
      screen: [...steps, { kind: 'rounding', amount: 0.2 }],
      pdf: [...steps, { kind: 'vat', amount: pdfAmounts(parts).vat }],
      pdfAmounts: pdfAmounts(parts),
    })
  })
})

describe('whatever any function gets', () => {
  const functions = Object.entries({ ...engine, ...quoteCheck }).filter(
    ([name, value]) => typeof value === 'function' && name !== 'QuoteError',
  ) as [string, (...args: unknown[]) => unknown][]
  const keys = ['fuite', 'urgent', 'bordeaux', '2026-11-21', '__proto__', '']
  const odd = fc.oneof(
    fc.constantFrom<unknown>(undefined, null, Number.NaN, Infinity, -Infinity, -0, 0, 1, 1e300),
    fc.constantFrom<unknown>(45n, Symbol('odd'), {}, [], ...keys),
  )
  const mostly = <T>(value: T | fc.Arbitrary<T>) =>
    fc.oneof(
      { weight: 9, arbitrary: value instanceof fc.Arbitrary ? value : fc.constant(value) },
      odd,
    )
  const place = mostly(fc.record({ latitude: mostly(45), longitude: mostly(-0) }))
  const input = fc.oneof(
    odd,
    place,
    fc.record({
      serviceId: mostly('fuite'),
      urgency: mostly('normal'),
      origin: place,
      destination: place,
      ...{ basePrice: mostly(-0), travelCost: mostly(-0), urgencyMultiplier: mostly(1) },
      ...{ travelCents: mostly(-0), totalPrice: mostly(0), subtotal: mostly(0) },
    }),
    fc.record({
      date: mostly('2027-01-01'),
      basePrices: mostly(fc.record({ fuite: mostly(-0) })),
      multipliers: mostly(fc.record({ normal: mostly(1) })),
      minimumTotal: mostly(-0),
      freeKilometers: mostly(-0),
      pricePerKilometer: mostly(-0),
      minutesPerKilometer: mostly(-0),
      vatRate: mostly(-0),
    }),
  )

  test.each(functions)('%s gives plain figures or a QuoteError', (_, call) => {
    const numbersIn = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(numbersIn)
        : [value].filter((part) => typeof part === 'number')
    const isPlain = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0)
    return fc.assert(
      fc.property(input, input, (...args) => {
        let given: unknown
        try {
          given = call(...args)
        } catch (error) {
          expect(error).toBeInstanceOf(QuoteError)
        }
        expect(numbersIn(given).filter((value) => !isPlain(value))).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })
})

test('nothing at all is an input without a price like any other', () => {
  for (const nothing of [undefined, null] as never[]) {
    const refused = (code: string) => expect.objectContaining({ name: 'QuoteError', code })
    expect(() => calculateQuote(nothing)).toThrow(refused('unknown-service'))
    expect(() => pdfAmounts(nothing)).toThrow(refused('invalid-amount'))
    expect(() => quoteLines(nothing)).toThrow(refused('invalid-amount'))
    expect(() => nearestCity(nothing)).toThrow(refused('invalid-coordinates'))
    expect(() => travelCents(nothing)).toThrow(refused('invalid-amount'))
    expect(() => quoteCheck.figureBounds(nothing)).toThrow(refused('unknown-service'))
    expect(() => quoteCheck.isPossibleQuote(nothing)).toThrow(refused('unknown-service'))
    expect(hasPrice(nothing)).toBe(false)
  }
})
