import { expect, it } from 'vitest'
import { compile, run } from './commands.ts'

it.each(['esm.mjs', 'cjs.cjs'])('is used from %s', async (file) => {
  expect(await run('node', file)).toBe('true true 45 idle\n')
})

it.each(['node16', 'bundler'] as const)(
  'compiles in strict TypeScript with %s, and wrong ids do not',
  async (resolution) => {
    expect(await compile(resolution, 'types.ts', 'types.cts')).toBe('')
  },
)
