import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from './support/run.ts'

const consumer = inject('consumer')
const engine = readFileSync(join(consumer, 'engine.py'), 'utf8')

test('PORTING.md checks a port, and finds nothing in a right one', async () => {
  expect(await check(engine)).toBe('')
})

test('a fault is told with its smallest counterexample, the answer, and a seed to replay', async () => {
  // The Earth's radius at the equator.
  const output = await check(engine.replaceAll('6371', '6378')).catch(String)
  expect(output).toMatch(/seed: -?\d+, path: "[\d:]+"/)
  expect(output).toMatch(/Counterexample: .*latitude.*\nShrunk \d+/)
  expect(output).toMatch(/The engine gave \d/)
})

/** Runs both programs under "Check it" as they stand, beside an engine in Python. */
function check(engine: string): Promise<string> {
  const folder = mkdtempSync(join(consumer, 'port-'))
  const examples = join(consumer, 'examples/quote-engine/PORTING')
  cpSync(join(examples, 'check-it-1.ts'), join(folder, 'check.ts'))
  cpSync(join(examples, 'check-it-2.python'), join(folder, 'port.py'))
  writeFileSync(join(folder, 'engine.py'), engine)
  return run(folder, 'node check.ts')
}
