import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { EARTH_RADIUS_KM, haversineKm, nearestCity, pdfAmounts, quoteLines } from '../src/index.ts'
import * as quoteCheck from '../src/quote-check.ts'

const tariff = engine.tariffOn('2026-11-21')
const bordeaux = { latitude: 44.837789, longitude: -0.57918 }

test('an urgent leak 30 km away', () => {
  const north = { ...bordeaux, latitude: 44.837789 + (30 / EARTH_RADIUS_KM) * (180 / Math.PI) }
  const request = { serviceId: 'fuite', urgency: 'urgent', origin: bordeaux, destination: north }
  expect(engine.calculateQuote(request, tariff)).toEqual({
    basePrice: 120,
    travelCost: expect.closeTo(6.5, 9),
    distance: 30,
    freeKilometers: 20,
    billableKilometers: 10,
    urgencyMultiplier: 1.2,
    totalPrice: 152,
    travelTime: 75,
    requiredTools: engine.findService('fuite').tools,
  })
})

test('the distance from Paris to Marseille, and Villeurbanne from its own streets, not Lyon', () => {
  const [paris, marseille] = [engine.findCity('paris'), engine.findCity('marseille')]
  expect(haversineKm(paris.center, marseille.center)).toBeCloseTo(660.5, 0)
  const { city, distanceKm } = nearestCity({ latitude: 45.77, longitude: 4.88 })
  expect(city).toBe(engine.findCity('villeurbanne'))
  expect(distanceKm).toBeLessThan(1)
})

test('a price is broken down into steps', () => {
  const parts = { basePrice: 1000, travelCost: 6.5, urgencyMultiplier: 1.2 }
  const steps = [
    { kind: 'base', amount: 1000 },
    { kind: 'travel', amount: 6.5 },
    { kind: 'urgency', amount: 201.3 },
  ]
  expect(quoteLines(parts, tariff)).toEqual({
    screen: [...steps, { kind: 'rounding', amount: 0.2 }],
    pdf: [...steps, { kind: 'vat', amount: 241.56 }],
    pdfAmounts: { subtotal: 1207.8, vat: 241.56, total: 1449.36 },
  })
})

test.each([
  ['rounds half a cent up although binary floats put it just below', 1024, 0.215, 1024.22],
  ['keeps whole cents as they are up to 10¹² euros', 1e12 - 0.01, 0, 1e12 - 0.01],
])('the PDF %s', (_, basePrice, travelCost, subtotal) => {
  const parts = { basePrice, travelCost, urgencyMultiplier: 1 }
  expect(pdfAmounts(parts, tariff).subtotal).toBe(subtotal)
})

const functions = Object.entries({ ...engine, ...quoteCheck }).filter(
  ([name, value]) => typeof value === 'function' && name !== 'QuoteError',
) as [string, (...args: unknown[]) => unknown][]

test.each(functions)('whatever %s gets, it gives plain figures or a QuoteError', (_, call) => {
  const keys = ['fuite', 'urgent', 'bordeaux', '2026-11-21', '__proto__', '']
  const odd = fc.oneof(
    fc.constantFrom<unknown>(undefined, null, Number.NaN, Infinity, -Infinity, -0, 0, 1, 1e300),
    fc.constantFrom<unknown>(45n, Symbol('odd'), {}, [], ...keys),
  )
  const mostly = (right: unknown) => fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, odd)
  const like = (right: object) =>
    fc.oneof(
      odd,
      fc.record(
        Object.fromEntries(Object.entries(right).map(([name, value]) => [name, mostly(value)])),
      ),
    )
  const asked = {
    ...{
      ...bordeaux,
      serviceId: 'fuite',
      urgency: 'normal',
      origin: bordeaux,
      destination: bordeaux,
    },
    ...{ basePrice: -0, travelCost: -0, urgencyMultiplier: 1 },
    ...{ travelCents: -0, totalPrice: 120, subtotal: 120 },
  }
  const input = fc.oneof(like(asked), like({ ...tariff, vatRate: -0, freeKilometers: -0 }))
  const numbersIn = (value: unknown): unknown[] =>
    Object(value) === value ? Object.values(value as object).flatMap(numbersIn) : [value]
  return fc.assert(
    fc.property(input, input, (...args) => {
      let given: unknown
      try {
        given = call(...args)
      } catch (error) {
        expect(error).toBeInstanceOf(engine.QuoteError)
      }
      const numbers = numbersIn(given).filter((part) => typeof part === 'number')
      expect(numbers.filter((part) => !Number.isFinite(part) || Object.is(part, -0))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
