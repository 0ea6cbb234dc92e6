import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { quoteRequest, tariff } from '../src/properties/arbitraries.ts'
import * as check from '../src/quote-check.ts'

const { figureBounds, isPossibleQuote, linesOfFigures, withVat } = check
const published = engine.tariffOn('2026-11-21')
const work = { serviceId: 'fuite', urgency: 'urgent', travelCents: 455 }

/** A tariff, and a quote by it with its figures, as a link has them. */
const issued = fc.oneof(fc.constantFrom(...engine.tariffs), tariff()).chain((tariff) =>
  quoteRequest(tariff).map((request) => {
    const quote = engine.calculateQuote(request, tariff)
    const { subtotal } = engine.pdfAmounts(quote, tariff)
    const work = { ...request, travelCents: engine.travelCents(quote) }
    return { tariff, quote, shown: { ...work, totalPrice: quote.totalPrice, subtotal } }
  }),
)

const always = (holds: Parameters<typeof issued.map<void>>[0]) =>
  fc.assert(fc.property(issued, holds), { numRuns: 2000 })

test('a leak in Lyon, seven kilometres beyond the free ones', () => {
  const [lowest, highest] = figureBounds(work, published)
  expect([lowest, highest]).toEqual([
    { totalPrice: 149, subtotal: 149.45 },
    { totalPrice: 149, subtotal: 149.47 },
  ])
  expect(isPossibleQuote({ ...work, ...lowest }, published)).toBe(true)
})

test('every quote that was issued is possible, and its subtotal leads to the amounts of its document', () =>
  always(({ tariff, quote, shown }) => {
    expect(isPossibleQuote(shown, tariff)).toBe(true)
    expect(withVat(shown.subtotal, tariff)).toEqual(engine.pdfAmounts(quote, tariff))
  }))

test('the lines of a quote’s figures are its own, but for the cents of its unrounded travel', () =>
  always(({ tariff, quote, shown }) => {
    const [lines, own] = [linesOfFigures(shown, tariff), engine.quoteLines(quote, tariff).screen]
    const cents = (from: typeof own, kind: engine.QuoteLineKind) =>
      Math.round((from.find((line) => line.kind === kind)?.amount ?? 0) * 100)
    expect(lines.reduce((sum, { kind }) => sum + cents(lines, kind), 0)).toBe(
      shown.totalPrice * 100,
    )
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
  }))

test('a euro more or less is never possible, unless the subtotal is half way between two, nor a cent where the travel is free', () =>
  always(({ tariff, shown }) => {
    const free = { ...shown, travelCents: 0 }
    const [{ totalPrice, subtotal }] = figureBounds(free, tariff)
    for (const one of [-1, 1]) {
      const isHalf = Math.round(shown.subtotal * 100) % 100 === 50
      const otherTotal = { ...shown, totalPrice: shown.totalPrice + one }
      expect(isHalf || !isPossibleQuote(otherTotal, tariff)).toBe(true)
      const otherSubtotal = (Math.round(subtotal * 100) + one) / 100
      expect(isPossibleQuote({ ...free, totalPrice, subtotal: otherSubtotal }, tariff)).toBe(false)
    }
  }))

test.each([
  { serviceId: 'ballon' },
  { urgency: 'normal' },
  { travelCents: 555 },
  { totalPrice: 1, subtotal: 1 },
])('a quote with another %o is not possible, and has no lines', (change) => {
  const forged = { ...work, totalPrice: 149, subtotal: 149.46, ...change }
  expect(isPossibleQuote(forged, published)).toBe(false)
  expect(() => linesOfFigures(forged, published)).toThrow(
    expect.objectContaining({ code: 'invalid-amount' }),
  )
})

test.each([
  [{ serviceId: 'constructor' }, 'unknown-service'],
  [{ urgency: '__proto__' }, 'unknown-urgency'],
  [{ travelCents: -1 }, 'invalid-amount'],
  [{ travelCents: 0.5 }, 'invalid-amount'],
  [{ travelCents: Number.NaN }, 'invalid-amount'],
  [{ travelCents: 1e300 }, 'invalid-amount'],
])('work with %o is refused', (change, code) => {
  const wrong: check.QuotedWork<string, string> = { ...work, ...change }
  expect(() => figureBounds(wrong, published)).toThrow(expect.objectContaining({ code }))
})
