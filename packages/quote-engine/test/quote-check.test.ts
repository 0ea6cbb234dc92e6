import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateQuote, pdfAmounts, ratesOf, tariffOn, travelCents } from '../src/index.ts'
import { quoteRequest, tariff } from '../src/properties/arbitraries.ts'
import { quoteAtDistance } from '../src/quote.ts'
import { figureBounds, isPossibleQuote, withVat } from '../src/quote-check.ts'

const published = tariffOn('2026-11-21')
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 2000)

test('every quote is possible, and its subtotal leads to the amounts of its document', () => {
  const tariffs = fc.oneof(fc.constant(published), tariff())
  const asked = tariffs.chain((tariff) => fc.tuple(fc.constant(tariff), quoteRequest(tariff)))
  return fc.assert(
    fc.property(asked, ([tariff, request]) => {
      const quote = calculateQuote(request, tariff)
      const amounts = pdfAmounts(quote, tariff)
      const shown = { ...request, ...quote, ...amounts, travelCents: travelCents(quote) }
      expect(isPossibleQuote(shown, tariff)).toBe(true)
      expect(withVat(amounts.subtotal, tariff)).toEqual(amounts)
    }),
    { numRuns },
  )
})

test('there is a distance for both bounds, and a cent beyond them is not possible', () => {
  const cents = fc.oneof(fc.nat(100), fc.nat(3000), fc.nat(1_299_680))
  return fc.assert(
    fc.property(quoteRequest(published), cents, (request, travelCents) => {
      const work = { ...request, travelCents }
      // One cent stands for less too.
      const ends = [travelCents < 2 ? 0 : travelCents - 0.5, travelCents && travelCents + 0.5]
      const bounds = ends.map((cents, index) => {
        // A millimetre within the bound.
        const km = cents / 100 / 0.65 + 20 + (index === 0 ? 1e-6 : -1e-6)
        const quote = quoteAtDistance(km, ratesOf(work, published), published)
        const { subtotal } = pdfAmounts(quote, published)
        const beyond = (Math.round(subtotal * 100) + (index === 0 ? -1 : 1)) / 100
        expect(isPossibleQuote({ ...work, ...quote, subtotal: beyond }, published)).toBe(false)
        return { totalPrice: quote.totalPrice, subtotal }
      })
      expect(figureBounds(work, published)).toEqual(bounds)
    }),
    { numRuns },
  )
})

test.each([
  [{}, true],
  [{ subtotal: 149.455 }, false],
  // Around half a euro, and just before it.
  [{ travelCents: 458, subtotal: 149.5, totalPrice: 149 }, true],
  [{ travelCents: 458, subtotal: 149.5, totalPrice: 150 }, true],
  [{ travelCents: 458, subtotal: 149.5, totalPrice: 149.5 }, false],
  [{ travelCents: 458, subtotal: 149.49, totalPrice: 150 }, false],
  [{ serviceId: 'constructor' }, 'unknown-service'],
  [{ travelCents: -1 }, 'invalid-amount'],
  [{ travelCents: 0.5 }, 'invalid-amount'],
  // Beyond the other side of the Earth.
  [{ travelCents: 1_299_682 }, 'invalid-amount'],
])('whether a quote with %o is possible: %s', (change, outcome) => {
  const work = { serviceId: 'fuite', urgency: 'urgent', travelCents: 455 }
  const quote = { ...work, totalPrice: 149, subtotal: 149.46, ...change }
  const check = () => isPossibleQuote(quote, published)
  if (typeof outcome === 'boolean') expect(check()).toBe(outcome)
  else expect(check).toThrow(expect.objectContaining({ code: outcome }))
})
