import { expect, test } from 'vitest'
import {
  type Coordinates,
  calculateQuote,
  pdfAmounts,
  QuoteError,
  type QuoteRequest,
  services,
  urgencies,
} from '../src/index.ts'
import tablesJson from '../tables.json' with { type: 'json' }
import { tables } from '../tables.ts'
import vectors from '../vectors.json' with { type: 'json' }

const cases = vectors.cases.map(({ request, ...results }) => ({
  request: request as QuoteRequest,
  ...results,
}))

test('the JSON files have the tables and the constants of the code', () => {
  expect(tablesJson).toEqual(tables)
})

test('the engine gives the quote and the PDF amounts of every vector', () => {
  for (const { request, quote, pdfAmounts: amounts } of cases) {
    const { travelCost, ...exact } = quote
    const actual = calculateQuote(request)
    expect(actual).toEqual({ ...exact, travelCost: actual.travelCost })
    expect(Math.abs(actual.travelCost - travelCost)).toBeLessThanOrEqual(1e-9 * travelCost)
    expect(pdfAmounts(actual)).toEqual(amounts)
  }
})

test('the engine gives the error of every invalid vector', () => {
  for (const { request, error } of vectors.errors) {
    const run = () => calculateQuote(request as QuoteRequest)
    expect(run).toThrow(QuoteError)
    expect(run).toThrow(expect.objectContaining(error))
  }
})

test('there is a vector of every service at every urgency without travel', () => {
  for (const { id, basePrice } of services) {
    for (const { key, multiplier } of urgencies) {
      const atTheCenter = cases.find(
        ({ request, quote }) =>
          request.serviceId === id && request.urgency === key && quote.travelCost === 0,
      )
      expect(atTheCenter?.quote.basePrice).toBe(basePrice)
      expect(atTheCenter?.quote.urgencyMultiplier).toBe(multiplier)
    }
  }
})

test('there are at least 200 vectors', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200)
})

test('there is no vector that the last digits of a distance decide', () => {
  for (const { request, quote } of cases) {
    for (const factor of [1 - 1e-12, 1 + 1e-12]) {
      const nearby = calculateQuote({
        ...request,
        destination: scaled(request.destination, factor),
      })
      expect({ ...nearby, travelCost: quote.travelCost }).toEqual(quote)
      expect(pdfAmounts(nearby)).toEqual(pdfAmounts(quote))
    }
  }
})

function scaled({ latitude, longitude }: Coordinates, factor: number): Coordinates {
  return { latitude: Math.min(Math.max(latitude * factor, -90), 90), longitude }
}
