import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { run } from './support/run.ts'

const consumers = inject('consumers')

describe.each(Object.entries(consumers))(
  'installed with %s, the packages',
  (_manager, consumer) => {
    test.each(['esm.mjs', 'cjs.cjs'])('are used from %s', async (file) => {
      expect(await run(consumer, 'node', [file])).toBe('true true true idle\n')
    })

    test('are used in Vitest, with the generators and in a page', async () => {
      const vitest = join(consumer, 'node_modules/.bin/vitest')
      expect(await run(consumer, vitest, ['run', '--no-color', '--testTimeout=60000'])).toMatch(
        '5 passed (5)',
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
