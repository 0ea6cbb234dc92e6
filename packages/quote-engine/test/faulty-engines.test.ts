import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { type Engine, invariants } from '../src/properties/invariants.ts'

const { calculateQuote, haversineKm, nearestCity, pdfAmounts, quoteLines } = engine
const { latestTariff, EARTH_RADIUS_KM } = engine
const { minimumTotal, pricePerKilometer, freeKilometers, vatRate } = latestTariff

type Coordinates = engine.Coordinates
type Request = engine.QuoteRequest
type Quote = engine.Quote

const { center } = engine.findCity('paris')
const validRequest: Request = {
  serviceId: 'fuite',
  urgency: 'normal',
  origin: center,
  destination: center,
}

/** The quote of an engine that computes some figure otherwise. */
function quoteWith(change: (quote: Quote, request: Request) => Partial<Quote>) {
  return {
    calculateQuote(request: Request) {
      const quote = calculateQuote(request)
      return { ...quote, ...change(quote, request) }
    },
  } as Engine
}

function total(price: number, round = Math.round): number {
  return Math.max(round(price), minimumTotal)
}

function swapped({ latitude, longitude }: Coordinates): Coordinates {
  // Within range, so that only the meaning is wrong.
  return { latitude: longitude / 2, longitude: latitude * 2 }
}

const unroundedPrice = ({ basePrice, travelCost, urgencyMultiplier }: engine.PriceParts) =>
  (basePrice + travelCost) * urgencyMultiplier

const faults: [fault: string, broken: string, engine: Engine][] = [
  [
    'bills by the rounded kilometre',
    'Every figure follows the tariff on the unrounded distance',
    quoteWith(({ billableKilometers }) => ({ travelCost: billableKilometers * pricePerKilometer })),
  ],
  [
    'rounds the total down',
    'Every figure follows the tariff on the unrounded distance',
    quoteWith((quote) => ({ totalPrice: total(unroundedPrice(quote), Math.floor) })),
  ],
  [
    'applies the minimum after VAT',
    'The PDF subtotal is the price before rounding, at least the minimum',
    {
      pdfAmounts(parts) {
        pdfAmounts(parts)
        const subtotal = Math.round(unroundedPrice(parts) * 100)
        const total = Math.max(Math.round(subtotal * (1 + vatRate)), minimumTotal * 100)
        return { subtotal: subtotal / 100, vat: (total - subtotal) / 100, total: total / 100 }
      },
    },
  ],
  [
    'rounds half euros to even',
    'Half a euro goes up',
    quoteWith((quote) => {
      const price = unroundedPrice(quote)
      const isHalf = price % 1 === 0.5
      return { totalPrice: total(isHalf ? 2 * Math.round(price / 2) : price) }
    }),
  ],
  [
    'has an Earth of 6,378 km',
    'The distance is exact to 1 mm along a meridian',
    { haversineKm: (a, b) => (haversineKm(a, b) / EARTH_RADIUS_KM) * 6378 },
  ],
  [
    'takes degrees for radians on one side',
    'The distance is the same in both directions',
    {
      haversineKm(a, b) {
        haversineKm(a, b)
        const radians = Math.PI / 180
        const [phiA, phiB] = [a.latitude * radians, b.latitude]
        const lambda = (a.longitude - b.longitude) * radians
        const h =
          Math.sin((phiA - phiB) / 2) ** 2 +
          Math.cos(phiA) * Math.cos(phiB) * Math.sin(lambda / 2) ** 2
        return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(Math.abs(h), 1)))
      },
    },
  ],
  [
    'swaps latitude and longitude',
    'The distance is exact to 1 mm along a meridian',
    {
      haversineKm(a, b) {
        haversineKm(a, b)
        return haversineKm(swapped(a), swapped(b))
      },
    },
  ],
  [
    'multiplies the base price alone',
    'Every figure follows the tariff on the unrounded distance',
    quoteWith(({ basePrice, travelCost, urgencyMultiplier }) => ({
      totalPrice: total(basePrice * urgencyMultiplier + travelCost),
    })),
  ],
  [
    'charges the free kilometres beyond them',
    'The travel cost is exactly 0 up to the free distance and continuous there',
    quoteWith(({ travelCost }) => ({
      travelCost: travelCost && travelCost + freeKilometers * pricePerKilometer,
    })),
  ],
  [
    'takes VAT of the screen total',
    'VAT is its rate of the PDF subtotal',
    {
      pdfAmounts(parts) {
        const { subtotal } = pdfAmounts(parts)
        const vat = Math.round(total(unroundedPrice(parts)) * vatRate * 100)
        return { subtotal, vat: vat / 100, total: (Math.round(subtotal * 100) + vat) / 100 }
      },
    },
  ],
  [
    'loses a line',
    'The lines of any parts of a price add up',
    {
      pdfAmounts,
      quoteLines(parts) {
        const lines = quoteLines(parts)
        return { ...lines, pdf: lines.pdf.filter(({ kind }) => kind !== 'minimum') }
      },
    },
  ],
  [
    'has another tariff where none is given',
    'Every figure follows the tariff on the unrounded distance',
    {
      calculateQuote(request, tariff = engine.parseTariff({ ...latestTariff, minimumTotal: 500 })) {
        return calculateQuote(request as Request, tariff)
      },
    },
  ],
  [
    'takes any destination',
    'A request with an unknown service, an unknown urgency or no place gives its error',
    {
      calculateQuote(request) {
        try {
          return calculateQuote(request as Request)
        } catch {
          return calculateQuote({ ...(request as Request), destination: center })
        }
      },
    },
  ],
  [
    'swallows an error into 0',
    'A request with an unknown service, an unknown urgency or no place gives its error',
    {
      calculateQuote(request) {
        try {
          return calculateQuote(request as Request)
        } catch {
          return { ...calculateQuote(validRequest), totalPrice: 0 }
        }
      },
    },
  ],
]

test.each(faults)('an engine that %s is caught: %s', async (_, broken, engine) => {
  expect(await brokenBy(engine)).toContainEqual(expect.stringContaining(broken))
})

/** Any figures, which follow from nothing that was asked. */
const wild = (seed: number) => [-1, 0.5, 0, 1e6, 7][seed % 5] ?? 0
const wildLines = (seed: number) =>
  (['vat', 'base', 'travel', 'urgency', 'minimum', 'rounding'] as const)
    .filter((_, index) => wild(seed + index) < 1)
    .map((kind, index) => ({ kind, amount: wild(seed * index) }))
const quoteFigures = Object.keys(calculateQuote(validRequest))

/** Functions of the engine, and what makes each of their figures any. */
const answers = [
  [{ calculateQuote }, Object.fromEntries(quoteFigures.map((figure) => [figure, wild]))],
  [{ pdfAmounts }, { subtotal: wild, vat: wild, total: wild }],
  [
    { quoteLines },
    { screen: wildLines, pdf: wildLines, pdfAmounts: (seed) => ({ vat: wild(seed) }) },
  ],
  [{ nearestCity }, { city: (seed) => engine.cities[seed % 5], distanceKm: wild }],
] as [Engine, Record<string, (seed: number) => unknown>][]

/** Functions with these figures in each answer; all else is right, or missing. */
function withFigures(
  [part, figures]: (typeof answers)[number],
  isRight: boolean,
  seedOf: (input: never) => number,
): Engine {
  const calls = Object.entries(part).map(([name, call]) => [
    name,
    (input: never) => ({
      ...(isRight && call(input)),
      ...Object.fromEntries(
        Object.entries(figures).map(([figure, any]) => [figure, any(seedOf(input))]),
      ),
    }),
  ])
  return Object.fromEntries(calls)
}

test('an engine that gets any one figure wrong is caught', async () => {
  // The same for the same input.
  const seedOf = (input: never) => JSON.stringify(input).length
  for (const [part, figures] of answers) {
    for (const [figure, any] of Object.entries(figures)) {
      const wrong = withFigures([part, { [figure]: any }], true, seedOf)
      const broken = await brokenBy({ pdfAmounts, ...wrong }, 50)
      expect(broken, `any ${figure}`).not.toEqual([])
    }
  }
})

test('an engine that gives any figures and refuses nothing breaks every invariant', async () => {
  let turn = 0
  const parts = answers.map((answer) => withFigures(answer, false, () => turn++))
  const titles = invariants(engine).map(({ title }) => title)
  expect(titles[0]).toMatch(/^1\. /)
  const anything = Object.assign({ haversineKm: () => wild(turn++) }, ...parts)
  expect(await brokenBy(anything)).toEqual(titles)
})

test('a right engine that answers later breaks nothing, and is asked for nothing that it lacks', async () => {
  const later: Engine = { calculateQuote: async (request) => calculateQuote(request as Request) }
  const given = invariants(later)
  expect(given.length).toBeGreaterThan(0)
  expect(given.length).toBeLessThan(invariants(engine).length)
  expect(await brokenBy(later)).toEqual([])
})

test('an error counts by its code alone', async () => {
  const plain: Engine = {
    nearestCity(point) {
      try {
        return nearestCity(point)
      } catch (error) {
        throw { code: (error as engine.QuoteError).code }
      }
    },
  }
  expect(await brokenBy(plain)).toEqual([])
})

/** The titles of the invariants that an engine breaks. */
async function brokenBy(engine: Engine, numRuns = 1000): Promise<string[]> {
  const results = await Promise.all(
    invariants(engine).map(async ({ title, property }) => ({
      title,
      failed: (await fc.check(property, { numRuns })).failed,
    })),
  )
  return results.filter(({ failed }) => failed).map(({ title }) => title)
}
