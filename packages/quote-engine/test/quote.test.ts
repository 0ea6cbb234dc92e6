import * as fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as engine from '../src/index.ts'
import { calculateQuote, findCity, pdfAmounts, quoteLines } from '../src/index.ts'

const { MINIMUM_TOTAL, VAT_RATE } = engine
const { center } = findCity('bordeaux')
const leak = { serviceId: 'fuite', urgency: 'normal', origin: center, destination: center } as const

test('a price in the city that is under the minimum is raised to it', () => {
  const parts = { basePrice: MINIMUM_TOTAL - 45, travelCost: 0, urgencyMultiplier: 1 }
  const vat = Math.round(MINIMUM_TOTAL * VAT_RATE * 100) / 100
  expect(pdfAmounts(parts)).toEqual({ subtotal: MINIMUM_TOTAL, vat, total: MINIMUM_TOTAL + vat })
  const steps = [
    { kind: 'base', amount: MINIMUM_TOTAL - 45 },
    { kind: 'minimum', amount: 45 },
  ]
  expect(quoteLines(parts)).toEqual({
    screen: steps,
    pdf: [...steps, { kind: 'vat', amount: vat }],
  })
})

test('a misspelt literal does not compile', () => {
  type Request = Parameters<typeof calculateQuote>[0]
  expectTypeOf<'fuite'>().toExtend<Request['serviceId']>()
  expectTypeOf<'fuites'>().not.toExtend<Request['serviceId']>()
  expectTypeOf<'urgently'>().not.toExtend<Request['urgency']>()
  expectTypeOf<string>().not.toExtend<Request['serviceId']>()
  // The plainest call.
  // @ts-expect-error There is no service `fuites`.
  expect(() => calculateQuote({ ...leak, serviceId: 'fuites' })).toThrow(
    'Type de service non trouvé',
  )
  // @ts-expect-error There is no urgency `urgently`.
  expect(() => calculateQuote({ ...leak, urgency: 'urgently' })).toThrow(
    "Niveau d'urgence invalide",
  )
})

test('Paris is 660 km from Marseille, and a street of Villeurbanne is nearest to Villeurbanne', () => {
  const [paris, marseille] = [findCity('paris'), findCity('marseille')]
  expect(engine.haversineKm(paris.center, marseille.center)).toBeCloseTo(660.5, 0)
  const { city, distanceKm } = engine.nearestCity({ latitude: 45.77, longitude: 4.88 })
  expect(city).toBe(findCity('villeurbanne'))
  expect(distanceKm).toBeLessThan(1)
})

test('a price is broken down into lines', () => {
  const parts = { basePrice: 1000, travelCost: 6.5, urgencyMultiplier: 1.2 }
  const lines = [
    { kind: 'base', amount: 1000 },
    { kind: 'travel', amount: 6.5 },
    { kind: 'urgency', amount: 201.3 },
  ]
  expect(quoteLines(parts)).toEqual({
    screen: [...lines, { kind: 'rounding', amount: 0.2 }],
    pdf: [...lines, { kind: 'vat', amount: 241.56 }],
  })
  expect(pdfAmounts(parts)).toEqual({ subtotal: 1207.8, vat: 241.56, total: 1449.36 })
})

test.each([
  ['rounds half a cent up although binary floats put it just below', 1024, 0.215, 1024.22],
  ['keeps whole cents as they are up to 10¹² euros', 1e12 - 0.01, 0, 1e12 - 0.01],
])('the PDF %s', (_, basePrice, travelCost, subtotal) => {
  expect(pdfAmounts({ basePrice, travelCost, urgencyMultiplier: 1 }).subtotal).toBe(subtotal)
})

test.each<[string, string, (nothing: never) => unknown]>([
  ['unknown-service', 'Type de service non trouvé', calculateQuote],
  ['invalid-coordinates', 'Coordonnées invalides', engine.nearestCity],
  ['invalid-amount', 'Montant invalide', pdfAmounts],
  ['invalid-amount', 'Montant invalide', quoteLines],
])('nothing is refused with the code %s and the message %s', (code, message, call) => {
  for (const nothing of [undefined, null] as never[]) {
    expect(() => call(nothing)).toThrow(engine.QuoteError)
    expect(() => call(nothing)).toThrow(
      expect.objectContaining({ name: 'QuoteError', code, message }),
    )
  }
})

const oddNumbers = [Number.NaN, Infinity, -Infinity, -0, 0, 1, 1e300, 45n]
const oddTexts = ['fuite', 'urgent', 'bordeaux', '__proto__', '']
const oddValue = fc.constantFrom(undefined, null, Symbol('odd'), {}, [], ...oddNumbers, ...oddTexts)

/** An object like the given one, in which any value can be odd. */
function oddLike(right: object): fc.Arbitrary<object> {
  const fields = Object.entries(right).map(([name, value]) => {
    return [name, fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, oddValue)]
  })
  return fc.record(Object.fromEntries(fields))
}

const oddParts = oddLike({ basePrice: -0, travelCost: -0, urgencyMultiplier: 1 })

const functions: Readonly<Record<string, unknown>> = engine

test.each<[string, ...fc.Arbitrary<unknown>[]]>([
  ['calculateQuote', fc.oneof(oddValue, oddLike(leak))],
  ['pdfAmounts', fc.oneof(oddValue, oddParts)],
  ['quoteLines', fc.oneof(oddValue, oddParts)],
  ['haversineKm', fc.oneof(oddValue, oddLike(center)), fc.oneof(oddValue, oddLike(center))],
  ['nearestCity', fc.oneof(oddValue, oddLike(center))],
  ['findCity', oddValue],
  ['findService', oddValue],
  ['findUrgency', oddValue],
])('whatever %s gets, it gives plain figures or a QuoteError', (name, ...inputs) => {
  const numbersIn = (value: unknown): unknown[] =>
    Object(value) === value ? Object.values(value as object).flatMap(numbersIn) : [value]
  return fc.assert(
    fc.property(fc.tuple(...inputs), (input) => {
      let given: unknown
      try {
        given = Reflect.apply(functions[name] as () => unknown, undefined, input)
      } catch (error) {
        expect(error).toBeInstanceOf(engine.QuoteError)
      }
      const numbers = numbersIn(given).filter((part) => typeof part === 'number')
      expect(numbers.filter((part) => !Number.isFinite(part) || Object.is(part, -0))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
