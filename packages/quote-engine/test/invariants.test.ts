import { env } from 'node:process'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as engine from '../src/index.ts'
import { tariff } from '../src/properties/arbitraries.ts'
import { invariants } from '../src/properties/invariants.ts'

const runs = Number(env['PROPERTY_RUNS'] || 1000)
const seed = Number(env['PROPERTY_SEED'] || Date.now())
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed))) {
  throw new Error('PROPERTY_RUNS takes a whole number from 1 up, PROPERTY_SEED a whole number.')
}

const anyTariff = fc.oneof(fc.constantFrom(...engine.tariffs), tariff())

test.each(invariants(engine, anyTariff))('$title', ({ property }) =>
  fc.assert(property, { numRuns: runs, seed, reporter: reportReplay }),
)

function reportReplay<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return
  throw new Error(`${fc.defaultReportMessage(details)}

To replay: PROPERTY_RUNS=${runs} PROPERTY_SEED=${details.seed} pnpm --filter @plombier/quote-engine test:properties`)
}

test('a tariff that cannot be is refused with the name of its field', () => {
  const wrong = { ...engine.tariffOn('2026-11-21'), vatRate: 20 }
  expect(() => invariants(engine, wrong)).toThrow('vatRate')
})
