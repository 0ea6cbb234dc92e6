import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { quoteRequest, tariff } from '../src/properties/arbitraries.ts'
import {
  figureBounds,
  isPossibleQuote,
  linesOfFigures,
  pdfAmountsOf,
  type QuotedWork,
} from '../src/quote-check.ts'

const anyTariff = fc.oneof(fc.constantFrom(...engine.tariffs), tariff())

/** A tariff, and a quote by it with its figures, as a link has them. */
const issued = anyTariff.chain((tariff) =>
  quoteRequest(tariff).map((request) => {
    const quote = engine.calculateQuote<engine.Tariff<string>>(request, tariff)
    const { serviceId, urgency } = request
    const { subtotal } = engine.pdfAmounts(quote, tariff)
    const work = { serviceId, urgency, travelCents: engine.travelCents(quote) }
    return { tariff, quote, shown: { ...work, totalPrice: quote.totalPrice, subtotal } }
  }),
)

test('a leak in Lyon, seven kilometres beyond the free ones', () => {
  const shown = { serviceId: 'fuite', urgency: 'urgent', travelCents: 455 } as const
  const tariff = engine.tariffOn('2026-11-21')
  const [lowest, highest] = figureBounds(shown, tariff)
  expect(lowest.totalPrice).toBe(highest.totalPrice)
  expect(highest.subtotal - lowest.subtotal).toBeLessThan(0.03)
  expect(isPossibleQuote({ ...shown, ...lowest }, tariff)).toBe(true)
})

test('every quote that was issued is possible', () =>
  fc.assert(
    fc.property(issued, ({ tariff, shown }) => isPossibleQuote(shown, tariff)),
    { numRuns: 2000 },
  ))

test('every quote’s subtotal leads to the amounts of its document', () =>
  fc.assert(
    fc.property(issued, ({ tariff, quote, shown }) => {
      expect(pdfAmountsOf(shown.subtotal, tariff)).toEqual(engine.pdfAmounts(quote, tariff))
    }),
  ))

test('the lines of a quote’s figures are its own, but for the cents of its unrounded travel', () =>
  fc.assert(
    fc.property(issued, ({ tariff, quote, shown }) => {
      const [lines, own] = [linesOfFigures(shown, tariff), engine.quoteLines(quote, tariff).screen]
      const cents = (from: typeof own, kind: engine.QuoteLineKind) =>
        Math.round((from.find((line) => line.kind === kind)?.amount ?? 0) * 100)
      const sum = lines.reduce((sum, { kind }) => sum + cents(lines, kind), 0)
      expect(sum).toBe(shown.totalPrice * 100)
      for (const kind of ['base', 'rounding'] as const) {
        expect(cents(lines, kind)).toBe(cents(own, kind))
      }
      for (const kind of ['travel', 'urgency', 'minimum'] as const) {
        expect(cents(lines, kind)).toBeGreaterThanOrEqual(0)
        const difference = Math.abs(cents(lines, kind) - cents(own, kind))
        expect(difference).toBeLessThanOrEqual(1 + quote.urgencyMultiplier)
      }
      if (quote.urgencyMultiplier === 1 && shown.subtotal > tariff.minimumTotal) {
        expect(lines).toEqual(own)
      }
    }),
    { numRuns: 2000 },
  ))

test('figures that are not possible have no lines', () => {
  const shown = { serviceId: 'fuite', urgency: 'urgent', travelCents: 0 } as const
  const forged = { ...shown, totalPrice: 1, subtotal: 1 }
  expect(() => linesOfFigures(forged)).toThrow(expect.objectContaining({ code: 'invalid-amount' }))
})

describe('never possible', () => {
  test('a total of one euro more or less, unless the subtotal is half way between two', () =>
    fc.assert(
      fc.property(issued, fc.constantFrom(-1, 1), ({ tariff, shown }, euro) => {
        fc.pre(Math.round(shown.subtotal * 100) % 100 !== 50)
        const forged = { ...shown, totalPrice: shown.totalPrice + euro }
        expect(isPossibleQuote(forged, tariff)).toBe(false)
      }),
      { numRuns: 2000 },
    ))

  test('a subtotal of one cent more or less, where the travel is free', () =>
    fc.assert(
      fc.property(issued, fc.constantFrom(-1, 1), ({ tariff, shown }, cent) => {
        const free = { ...shown, travelCents: 0 }
        const [{ totalPrice, subtotal }] = figureBounds(free, tariff)
        const forged = { ...free, totalPrice, subtotal: (Math.round(subtotal * 100) + cent) / 100 }
        expect(isPossibleQuote(forged, tariff)).toBe(false)
      }),
      { numRuns: 2000 },
    ))

  test('another service, urgency or travel that costs a euro more', () => {
    const tariff = engine.tariffOn('2026-11-21')
    const shown = { serviceId: 'chauffe-eau', urgency: 'urgent', travelCents: 455 } as const
    const quote = { ...shown, ...figureBounds(shown, tariff)[0] }
    for (const forged of [
      { ...quote, serviceId: 'ballon' },
      { ...quote, urgency: 'normal' as const },
      { ...quote, travelCents: 555 },
    ]) {
      expect(isPossibleQuote(forged, tariff)).toBe(false)
    }
  })
})

test.each([
  [{ serviceId: 'constructor' }, 'unknown-service'],
  [{ urgency: '__proto__' }, 'unknown-urgency'],
  [{ travelCents: -1 }, 'invalid-amount'],
  [{ travelCents: 0.5 }, 'invalid-amount'],
  [{ travelCents: Number.NaN }, 'invalid-amount'],
  [{ travelCents: 1e300 }, 'invalid-amount'],
])('work with %o is refused', (change, code) => {
  const work = { serviceId: 'fuite', urgency: 'normal', travelCents: 0, ...change }
  expect(() => figureBounds(work as QuotedWork)).toThrow(expect.objectContaining({ code }))
})
