import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { type Engine, invariants } from '../src/properties/index.ts'

const { calculateQuote, haversineKm, pdfAmounts, quoteLines } = engine
const { FREE_KILOMETERS, MINIMUM_TOTAL, PRICE_PER_KILOMETER, VAT_RATE } = engine
const { center } = engine.findCity('paris')

/** An engine that computes some fields of the quote in another way. */
function quoteWith(change: (quote: engine.Quote) => Partial<engine.Quote>): Engine {
  return {
    calculateQuote(request) {
      const quote = calculateQuote(request)
      return { ...quote, ...change(quote) }
    },
  }
}

/** An engine that computes subtotal and VAT in another way. */
function amountsWith(change: (parts: engine.PriceParts) => readonly [number, number]): Engine {
  return {
    pdfAmounts(parts) {
      pdfAmounts(parts)
      const [subtotal = 0, vat = 0] = change(parts).map((euros) => Math.round(euros * 100))
      return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
    },
  }
}

const price = ({ basePrice, travelCost, urgencyMultiplier }: engine.PriceParts) =>
  (basePrice + travelCost) * urgencyMultiplier
const total = (euros: number, round = Math.round) => Math.max(round(euros), MINIMUM_TOTAL)
const toEven = (euros: number) =>
  euros % 1 === 0.5 ? 2 * Math.round(euros / 2) : Math.round(euros)
const swapped = ({ latitude, longitude }: engine.Coordinates) => ({
  latitude: longitude / 2,
  longitude: latitude * 2,
})

const faults: Record<string, Engine> = {
  'bills by the rounded kilometre': quoteWith(({ billableKilometers }) => ({
    travelCost: billableKilometers * PRICE_PER_KILOMETER,
  })),
  'rounds the total down': quoteWith((quote) => ({ totalPrice: total(price(quote), Math.floor) })),
  'rounds half euros to even': quoteWith((quote) => ({ totalPrice: total(price(quote), toEven) })),
  'multiplies the base price alone': quoteWith((quote) => ({
    totalPrice: total(quote.basePrice * quote.urgencyMultiplier + quote.travelCost),
  })),
  'charges the free kilometres beyond them': quoteWith(({ travelCost }) => ({
    travelCost: travelCost && travelCost + FREE_KILOMETERS * PRICE_PER_KILOMETER,
  })),
  'takes any destination': {
    calculateQuote: (request) =>
      calculateQuote({ ...request, destination: request.destination ?? center }),
  },
  'takes any urgency for a normal one': {
    calculateQuote: (request) =>
      calculateQuote({ ...request, urgency: engine.findUrgency(request.urgency)?.key ?? 'normal' }),
  },
  'writes to its request': {
    calculateQuote: (request) => calculateQuote(Object.assign(request, { note: 'seen' })),
  },
  'applies the minimum after VAT': amountsWith((parts) => [price(parts), price(parts) * VAT_RATE]),
  'takes VAT of the screen total': amountsWith((parts) => [
    Math.max(price(parts), MINIMUM_TOTAL),
    total(price(parts)) * VAT_RATE,
  ]),
  'loses a line': {
    quoteLines(parts) {
      const { screen, pdf } = quoteLines(parts)
      return { screen, pdf: pdf.filter(({ kind }) => kind !== 'minimum') }
    },
  },
  'has an Earth of 6,378 km': { haversineKm: (a, b) => haversineKm(a, b) * (6378 / 6371) },
  'swaps latitude and longitude': {
    haversineKm: (a, b) => haversineKm(a, b) && haversineKm(swapped(a), swapped(b)),
  },
}

const visit = { origin: center, destination: center }
const quote = calculateQuote({ serviceId: 'fuite', urgency: 'urgent', ...visit })
for (const figure of Object.keys(quote)) {
  faults[`has another ${figure}`] = quoteWith((quote) => ({
    [figure]: figure === 'requiredTools' ? [] : Reflect.get(quote, figure) + 1,
  }))
}

test.each(Object.entries(faults))('an engine that %s is caught', async (_, engine) => {
  expect(await brokenBy(engine, { most: 1 })).toHaveLength(1)
})

test('an engine that gives any figures and refuses nothing breaks every invariant', async () => {
  let turn = 1
  const any = () => {
    turn = (turn * 75) % 65_537
    return [-1, 0.5, 0, 1e6, 7][turn % 5] ?? 0
  }
  const lines = () =>
    (['vat', 'base', 'travel', 'urgency', 'minimum', 'rounding'] as const)
      .filter(() => any() < 1)
      .map((kind) => ({ kind, amount: any() }))
  const anything: Engine = {
    calculateQuote: () =>
      Object.fromEntries(Object.keys(quote).map((name) => [name, any()])) as never,
    pdfAmounts: () => ({ subtotal: any(), vat: any(), total: any() }),
    quoteLines: () => ({ screen: lines(), pdf: lines() }),
    haversineKm: any,
    nearestCity: () => ({ city: engine.cities[turn % 5] as engine.City, distanceKm: any() }),
  }
  expect(await brokenBy(anything)).toEqual(invariants(engine).map(({ title }) => title))
})

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))
/** Calls a function over JSON, as a service behind HTTP does. */
const overJson =
  <Input extends unknown[], T>(call: (...input: Input) => T) =>
  (...input: Input) =>
    new Promise<T>((resolve) => resolve(copy(call(...copy(input))))).catch((error) => {
      throw copy(error)
    })

let turns = 0
/** Turns the order of the keys every second time. */
function turned<T extends object>(answer: T): T {
  const entries = Object.entries(answer)
  return Object.fromEntries(turns++ % 2 ? entries.reverse() : entries) as T
}

function vincentyKm(a: engine.Coordinates, b: engine.Coordinates): number {
  const degrees = [a.latitude, b.latitude, b.longitude - a.longitude]
  const [cosA = 0, cosB = 0, cosTurn = 0] = degrees.map((angle) =>
    Math.cos((angle * Math.PI) / 180),
  )
  const [sinA = 0, sinB = 0, sinTurn = 0] = degrees.map((angle) =>
    Math.sin((angle * Math.PI) / 180),
  )
  const sine = Math.hypot(cosB * sinTurn, cosA * sinB - sinA * cosB * cosTurn)
  return engine.EARTH_RADIUS_KM * Math.atan2(sine, sinA * sinB + cosA * cosB * cosTurn)
}

const rightEngines: Record<string, Engine> = {
  'answers later, over JSON, with errors of its own': {
    calculateQuote: overJson(calculateQuote),
    pdfAmounts: overJson(pdfAmounts),
    quoteLines: overJson(quoteLines),
    haversineKm: overJson(haversineKm),
    nearestCity: overJson(engine.nearestCity),
  },
  'gives its keys in any order': {
    calculateQuote: (request) => turned(calculateQuote(request)),
    pdfAmounts: (parts) => turned(pdfAmounts(parts)),
  },
  'measures by direction in the last bit': {
    haversineKm: (a, b) => haversineKm(a, b) * (a.latitude < b.latitude ? 1 + Number.EPSILON : 1),
  },
  'measures with the formula of Vincenty': {
    haversineKm: (a, b) => haversineKm(a, b) && vincentyKm(a, b),
  },
}

test.each(Object.entries(rightEngines))('a right engine that %s passes', async (_, engine) => {
  expect(await brokenBy(engine, { numRuns: 200 })).toEqual([])
})

test('an error without a code is no refusal, and is shown as it is', async () => {
  const error = new Error('connection refused')
  for (const { property } of invariants({ nearestCity: () => Promise.reject(error) })) {
    expect(await fc.check(property)).toMatchObject({ errorInstance: error })
  }
})

/** The titles of the invariants that an engine breaks, `most` at most. */
async function brokenBy(
  engine: Engine,
  { numRuns = 1000, most = Infinity } = {},
): Promise<readonly string[]> {
  const titles: string[] = []
  for (const { title, property } of invariants(engine)) {
    const { failed } = await fc.check(property, { numRuns, endOnFailure: true })
    if (failed) titles.push(title)
    if (titles.length === most) break
  }
  return titles
}
