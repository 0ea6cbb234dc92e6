import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { run } from './support/run.ts'

const consumers = inject('consumers')

describe.each(Object.entries(consumers))(
  'installed with %s, the packages',
  (_manager, consumer) => {
    test.each(['esm.mjs', 'cjs.cjs'])('are used from %s', async (file) => {
      expect(await run(consumer, 'node', [file])).toBe('true true true true idle\n')
    })

    test('are used in Vitest, with generators, invariants and in a page', async () => {
      const vitest = join(consumer, 'node_modules/.bin/vitest')
      expect(await run(consumer, vitest, ['run', '--no-color', '--testTimeout=60000'])).toMatch(
        / (\d+) passed \(\1\)\n/,
      )
    })

    test('check a port', async () => {
      const check = join(consumer, 'node_modules/.bin/quote-engine-check')
      expect(await run(consumer, check, ['--runs', '20', '--', 'node', 'port.mjs'])).toMatch(
        'all hold',
      )
    })
  },
)

test('the client can share the newer valibot of its consumer', () => {
  const resolveFrom = (file: string) => createRequire(join(consumers.npm, file)).resolve('valibot')
  expect(resolveFrom('node_modules/@plombier/geo-client/package.json')).toBe(
    resolveFrom('package.json'),
  )
})
