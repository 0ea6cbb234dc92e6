import { createRequire } from 'node:module'
import { env } from 'node:process'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { priceParts, quoteRequest, tariff } from '../src/properties/arbitraries.ts'
import { invariants } from '../src/properties/invariants.ts'

const runs = Number(env['PROPERTY_RUNS'] || 1000)
const seed = Number(env['PROPERTY_SEED'] || Date.now())
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed))) {
  throw new Error('PROPERTY_RUNS takes a whole number from 1 up, PROPERTY_SEED a whole number.')
}

const anyTariff = fc.oneof(fc.constantFrom(...engine.tariffs), tariff())

test.each(invariants(engine, { tariff: anyTariff }))('$title', ({ property }) =>
  fc.assert(property, { numRuns: runs, seed, reporter: reportReplay }),
)

function reportReplay<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return
  throw new Error(`${fc.defaultReportMessage(details)}

To replay: PROPERTY_RUNS=${runs} PROPERTY_SEED=${details.seed} pnpm --filter @plombier/quote-engine test:properties`)
}

test('a tariff can come from an arbitrary of another copy of fast-check', async () => {
  const copy: typeof fc = createRequire(import.meta.url)('fast-check')
  const drawn = copy.constant({ ...engine.latestTariff, minimumTotal: 1000 })
  expect(drawn).not.toBeInstanceOf(fc.Arbitrary)
  for (const { property } of invariants(engine, { tariff: drawn })) {
    await fc.assert(property, { numRuns: 10 })
  }
})

test('what is drawn for a tariff of one’s own is often at its borders', () => {
  const own = { ...engine.latestTariff, minimumTotal: 1000, freeKilometers: 400 }
  const requests = fc.sample(quoteRequest(own), 1000)
  const totals = [
    requests.map((request) => engine.calculateQuote(request, own)),
    fc.sample(priceParts(own), 1000),
  ].map((all) => all.map((parts) => (parts.basePrice + parts.travelCost) * parts.urgencyMultiplier))
  const distances = requests.map((trip) => engine.haversineKm(trip.origin, trip.destination))
  expect(Math.max(...distances)).toBeGreaterThan(10_000)
  for (const [numbers = [], border, reach] of [
    [distances, own.freeKilometers, 0.01],
    [totals[0], own.minimumTotal, 0.01],
    [totals[1], own.minimumTotal, 2],
  ] as const) {
    const near = numbers.filter((number) => Math.abs(number - border) < reach)
    expect(near.length).toBeGreaterThan(20)
  }
})

test('a tariff that cannot be is refused with the name of its field', () => {
  const tariff = { ...engine.latestTariff, vatRate: 20 }
  expect(() => invariants(engine, { tariff })).toThrow('vatRate')
})
