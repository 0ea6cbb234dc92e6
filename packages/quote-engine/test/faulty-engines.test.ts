import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { type Engine, invariants } from '../src/properties/invariants.ts'

const { calculateQuote, haversineKm, pdfAmounts, quoteLines } = engine
const tariff = engine.tariffOn('2026-11-21')
const { minimumTotal, pricePerKilometer, freeKilometers, vatRate } = tariff
const { center } = engine.findCity('paris')

/** An engine that computes some figure of the quote otherwise. */
function quoteWith(change: (quote: engine.Quote) => Partial<engine.Quote>): Engine {
  return {
    calculateQuote(request, tariff) {
      const quote = calculateQuote(request, tariff)
      return { ...quote, ...change(quote) }
    },
  }
}

function amountsWith(change: (parts: engine.PriceParts) => readonly number[]): Engine {
  return {
    pdfAmounts(parts, tariff) {
      pdfAmounts(parts, tariff)
      const [subtotal = 0, vat = 0] = change(parts).map((euros) => Math.round(euros * 100))
      return { subtotal: subtotal / 100, vat: vat / 100, total: (subtotal + vat) / 100 }
    },
  }
}

const price = ({ basePrice, travelCost, urgencyMultiplier }: engine.PriceParts) =>
  (basePrice + travelCost) * urgencyMultiplier
const total = (euros: number, round = Math.round) => Math.max(round(euros), minimumTotal)
const toEven = (euros: number) =>
  euros % 1 === 0.5 ? 2 * Math.round(euros / 2) : Math.round(euros)
const swapped = ({ latitude, longitude }: engine.Coordinates) => ({
  latitude: longitude / 2,
  longitude: latitude * 2,
})

const faults: Record<string, Engine> = {
  'bills by the rounded kilometre': quoteWith(({ billableKilometers }) => ({
    travelCost: billableKilometers * pricePerKilometer,
  })),
  'rounds the total down': quoteWith((quote) => ({ totalPrice: total(price(quote), Math.floor) })),
  'rounds half euros to even': quoteWith((quote) => ({ totalPrice: total(price(quote), toEven) })),
  'multiplies the base price alone': quoteWith((quote) => ({
    totalPrice: total(quote.basePrice * quote.urgencyMultiplier + quote.travelCost),
  })),
  'charges the free kilometres beyond them': quoteWith(({ travelCost }) => ({
    travelCost: travelCost && travelCost + freeKilometers * pricePerKilometer,
  })),
  'takes any destination': {
    calculateQuote: (request, tariff) =>
      calculateQuote({ ...request, destination: request.destination ?? center }, tariff),
  },
  'applies the minimum after VAT': amountsWith((parts) => [price(parts), price(parts) * vatRate]),
  'takes VAT of the screen total': amountsWith((parts) => [
    Math.max(price(parts), minimumTotal),
    total(price(parts)) * vatRate,
  ]),
  'loses a line': {
    quoteLines(parts, tariff) {
      const lines = quoteLines(parts, tariff)
      return { ...lines, pdf: lines.pdf.filter(({ kind }) => kind !== 'minimum') }
    },
  },
  'has an Earth of 6,378 km': { haversineKm: (a, b) => haversineKm(a, b) * (6378 / 6371) },
  'swaps latitude and longitude': {
    haversineKm: (a, b) => haversineKm(a, b) && haversineKm(swapped(a), swapped(b)),
  },
}

const request = { serviceId: 'fuite', urgency: 'urgent', origin: center, destination: center }
const quote = calculateQuote(request, tariff)
for (const figure of Object.keys(quote)) {
  faults[`has another ${figure}`] = quoteWith((quote) => ({
    [figure]: figure === 'requiredTools' ? [] : Reflect.get(quote, figure) + 1,
  }))
}

test.each(Object.entries(faults))('an engine that %s is caught', async (_, engine) => {
  expect(await brokenBy(engine).next()).toHaveProperty('value', expect.any(String))
})

test('an engine that gives any figures and refuses nothing breaks every invariant', async () => {
  let turn = 0
  const any = () => [-1, 0.5, 0, 1e6, 7][turn++ % 5] ?? 0
  const lines = () =>
    (['vat', 'base', 'travel', 'urgency', 'minimum', 'rounding'] as const)
      .filter(() => any() < 1)
      .map((kind) => ({ kind, amount: any() }))
  const amounts = () => ({ subtotal: any(), vat: any(), total: any() })
  const anything: Engine = {
    calculateQuote: () =>
      Object.fromEntries(Object.keys(quote).map((name) => [name, any()])) as never,
    pdfAmounts: amounts,
    quoteLines: () => ({ screen: lines(), pdf: lines(), pdfAmounts: amounts() }),
    haversineKm: any,
    nearestCity: () => ({ city: engine.cities[turn % 5] as engine.City, distanceKm: any() }),
  }
  expect(await allBrokenBy(anything)).toEqual(invariants(engine, tariff).map(({ title }) => title))
})

test('a right engine may answer later, have errors of its own, and lack functions', async () => {
  const withCode = ({ code }: engine.QuoteError) => Promise.reject({ code })
  const nearestCity = async (point: engine.Coordinates) => engine.nearestCity(point)
  const later: Engine = { nearestCity: (point) => nearestCity(point).catch(withCode) }
  expect(invariants(later, tariff)).toHaveLength(3)
  expect(await allBrokenBy(later)).toEqual([])
})

test('a broken invariant shows the answer, also with another copy of fast-check', async () => {
  const copy: typeof fc = createRequire(import.meta.url)('fast-check')
  const faulty = quoteWith(() => ({ totalPrice: 0.5 }))
  const [first] = invariants(faulty, copy.constant(tariff))
  const { errorInstance } = await fc.check(first?.property as fc.IAsyncProperty<[unknown]>)
  expect(String(errorInstance)).toMatch(/The engine gave .*"totalPrice":0\.5/)
})

/** The titles of the invariants that an engine breaks. */
/** The invariants that an engine breaks, one after the other. */
async function* brokenBy(engine: Engine) {
  for (const { title, property } of invariants(engine, tariff)) {
    const { failed } = await fc.check(property, { numRuns: 1000, endOnFailure: true })
    if (failed) yield title
  }
}

async function allBrokenBy(engine: Engine) {
  const titles: string[] = []
  for await (const title of brokenBy(engine)) titles.push(title)
  return titles
}
