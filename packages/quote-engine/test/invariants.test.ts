import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tariff } from '../src/arbitraries.ts'
import * as engine from '../src/index.ts'
import { invariants } from '../src/invariants.ts'

const runs = Number(env['PROPERTY_RUNS'] || 1000)
const seed = Number(env['PROPERTY_SEED'] || Date.now())
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(seed))) {
  throw new Error('PROPERTY_RUNS takes a whole number from 1 up, PROPERTY_SEED a whole number.')
}

describe.each([
  ...engine.tariffs.map((tariff) => ({ title: `the tariff of ${tariff.date}`, tariff })),
  { title: 'any tariff', tariff: tariff() },
])('by $title', ({ tariff }) => {
  test.each(invariants(engine, { tariff }))('$title', ({ property }) =>
    fc.assert(property, { numRuns: runs, seed, reporter: reportReplay }),
  )
})

function reportReplay<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return
  throw new Error(`${fc.defaultReportMessage(details)}

To replay: PROPERTY_RUNS=${runs} PROPERTY_SEED=${details.seed} pnpm --filter @plombier/quote-engine test:properties`)
}

test('these are the invariants of the README, under the same numbers and names', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split(/^## Invariants$/m)
  const [list = ''] = section.split(/^## /m)
  const titles = invariants(engine).map(({ title }) => title)
  expect(list.match(/^\d+\. .+$/gm)).toEqual(titles)
})
