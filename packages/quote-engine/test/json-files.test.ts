import { expect, test } from 'vitest'
import {
  type Coordinates,
  calculateQuote,
  pdfAmounts,
  QuoteError,
  type QuoteRequest,
  type Tariff,
  tariffs,
  urgencies,
} from '../src/index.ts'
import tablesJson from '../tables.json' with { type: 'json' }
import { tables } from '../tables.ts'
import vectors from '../vectors.json' with { type: 'json' }

const tariffsByName: Readonly<Record<string, Tariff<string>>> = vectors.tariffs
const cases = vectors.cases.map(({ tariff, request, ...results }) => ({
  tariff: tariffNamed(tariff),
  request: request as QuoteRequest<string>,
  ...results,
}))

test('the JSON files have the tables, the tariffs and the constants of the code', () => {
  expect(tablesJson).toEqual(tables)
})

test('every published tariff has vectors, and so have some that were never published', () => {
  const published = Object.fromEntries(tariffs.map((tariff) => [tariff.date, tariff]))
  expect(vectors.tariffs).toMatchObject(published)
  expect(Object.keys(vectors.tariffs).length).toBeGreaterThan(tariffs.length)
  expect(new Set(cases.map(({ tariff }) => tariff))).toEqual(new Set(Object.values(tariffsByName)))
})

test('the engine gives the quote and the PDF amounts of every vector', () => {
  for (const { tariff, request, quote, pdfAmounts: amounts } of cases) {
    const { travelCost, ...exact } = quote
    const actual = calculateQuote(request, tariff)
    expect(actual).toEqual({ ...exact, travelCost: actual.travelCost })
    expect(Math.abs(actual.travelCost - travelCost)).toBeLessThanOrEqual(1e-9 * travelCost)
    expect(pdfAmounts(actual, tariff)).toEqual(amounts)
  }
})

test('the engine gives the error of every invalid vector', () => {
  for (const { tariff, request, error } of vectors.errors) {
    const run = () => calculateQuote(request as QuoteRequest<string>, tariffNamed(tariff))
    expect(run).toThrow(QuoteError)
    expect(run).toThrow(expect.objectContaining(error))
  }
})

test('there is a vector of every service at every urgency without travel', () => {
  for (const tariff of Object.values(tariffsByName)) {
    for (const [id, basePrice] of Object.entries(tariff.basePrices)) {
      for (const { key } of urgencies) {
        const atTheCenter = cases.find(
          ({ tariff: priced, request, quote }) =>
            priced === tariff &&
            request.serviceId === id &&
            request.urgency === key &&
            quote.travelCost === 0,
        )
        expect(atTheCenter?.quote.basePrice).toBe(basePrice)
        expect(atTheCenter?.quote.urgencyMultiplier).toBe(tariff.multipliers[key])
      }
    }
  }
})

test('there are at least 200 vectors', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
})

test('there is no vector that the last digits of a distance decide', () => {
  for (const { tariff, request, quote } of cases) {
    for (const factor of [1 - 1e-12, 1 + 1e-12]) {
      const destination = scaled(request.destination, factor)
      const nearby = calculateQuote({ ...request, destination }, tariff)
      expect({ ...nearby, travelCost: quote.travelCost }).toEqual(quote)
      expect(pdfAmounts(nearby, tariff)).toEqual(pdfAmounts(quote, tariff))
    }
  }
})

function scaled({ latitude, longitude }: Coordinates, factor: number): Coordinates {
  return { latitude: Math.min(Math.max(latitude * factor, -90), 90), longitude }
}

function tariffNamed(name: string): Tariff<string> {
  const tariff = tariffsByName[name]
  if (!tariff) throw new Error(`No tariff: ${name}`)
  return tariff
}
