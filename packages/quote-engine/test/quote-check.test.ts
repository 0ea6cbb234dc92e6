import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { quoteRequest, tariff } from '../src/properties/arbitraries.ts'
import * as check from '../src/quote-check.ts'

const { figureBounds, isPossibleQuote, withVat } = check
const published = engine.tariffOn('2026-11-21')
const work = { serviceId: 'fuite', urgency: 'urgent', travelCents: 455 }

test('every quote that was issued is possible, and its subtotal leads to the amounts of its document', () =>
  fc.assert(
    fc.property(
      fc
        .oneof(fc.constantFrom(...engine.tariffs), tariff())
        .chain((tariff) => fc.tuple(fc.constant(tariff), quoteRequest(tariff))),
      ([tariff, request]) => {
        const quote = engine.calculateQuote(request, tariff)
        const amounts = engine.pdfAmounts(quote, tariff)
        const shown = { ...request, ...quote, ...amounts, travelCents: engine.travelCents(quote) }
        expect(isPossibleQuote(shown, tariff)).toBe(true)
        expect(withVat(amounts.subtotal, tariff)).toEqual(amounts)
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) },
  ))

test('both bounds are the figures of a quote, and nothing beyond them is possible', () =>
  fc.assert(
    fc.property(
      quoteRequest(published),
      fc.oneof(fc.nat(100), fc.nat(3000), fc.nat(1_299_680)),
      ({ serviceId, urgency }, travelCents) => {
        const work = { serviceId, urgency, travelCents }
        const bounds = figureBounds(work, published)
        const [origin, metre] = [{ latitude: -80, longitude: 0 }, 1e-3]
        // One cent stands for less too.
        const lowest = travelCents < 2 ? 0 : travelCents - 0.5
        const ends = [lowest, travelCents && travelCents + 0.5]
        const found = ends.map((cents, index) => {
          const way = cents / 100 / published.pricePerKilometer + published.freeKilometers
          // A millimetre within the bound.
          const km = way + (index === 0 ? metre : -metre) / 1000
          const degrees = (km / engine.EARTH_RADIUS_KM) * (180 / Math.PI)
          // Over the pole where it is farther.
          const latitude = origin.latitude + degrees
          const destination =
            latitude > 90 ? { latitude: 180 - latitude, longitude: 180 } : { ...origin, latitude }
          const quote = engine.calculateQuote({ ...work, origin, destination }, published)
          return {
            totalPrice: quote.totalPrice,
            subtotal: engine.pdfAmounts(quote, published).subtotal,
          }
        })
        expect(found).toEqual(bounds)
        for (const [index, step] of [-0.01, 0.01].entries()) {
          const { totalPrice, subtotal } = bounds[index] as check.QuoteFigures
          const beyond = {
            ...work,
            totalPrice,
            subtotal: Math.round((subtotal + step) * 100) / 100,
          }
          expect(isPossibleQuote(beyond, published)).toBe(false)
        }
      },
    ),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1000) },
  ))

test.each([
  [{}, true],
  [{ serviceId: 'ballon' }, false],
  [{ urgency: 'normal' }, false],
  [{ travelCents: 555 }, false],
  [{ totalPrice: 150 }, false],
  [{ totalPrice: 149.2 }, false],
  [{ subtotal: 149.455 }, false],
  // Without a surcharge, the printed cents are all.
  [{ urgency: 'normal', totalPrice: 125, subtotal: 124.55 }, true],
  [{ urgency: 'normal', totalPrice: 125, subtotal: 124.54 }, false],
  [{ urgency: 'normal', totalPrice: 125, subtotal: 124.56 }, false],
])('whether a quote with %o is possible: %s', (change, isPossible) => {
  const quote = { ...work, totalPrice: 149, subtotal: 149.46, ...change }
  expect(isPossibleQuote(quote, published)).toBe(isPossible)
})

test.each([
  [{ serviceId: 'constructor' }, 'unknown-service'],
  [{ urgency: '__proto__' }, 'unknown-urgency'],
  [{ travelCents: -1 }, 'invalid-amount'],
  [{ travelCents: 0.5 }, 'invalid-amount'],
  [{ travelCents: Number.NaN }, 'invalid-amount'],
  // Beyond the other side of the Earth.
  [{ travelCents: 1_299_682 }, 'invalid-amount'],
])('work with %o is refused', (change, code) => {
  const wrong: check.QuotedWork<string, string> = { ...work, ...change }
  expect(() => figureBounds(wrong, published)).toThrow(expect.objectContaining({ code }))
})
