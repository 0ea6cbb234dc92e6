import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as engine from '@plombier/quote-engine'
import * as arbitraries from '@plombier/quote-engine/arbitraries'
import { describe, expect, inject, it } from 'vitest'
import { compile, run } from './commands.ts'

const consumer = inject('consumer')
const readme = await readFile(
  join(consumer, 'node_modules/@plombier/quote-engine/README.md'),
  'utf8',
)
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ''], index) => ({
  file: `readme/example-${index + 1}.ts`,
  code,
}))
await mkdir(join(consumer, 'readme'))
for (const { file, code } of examples) await writeFile(join(consumer, file), code)

describe('the README of the engine', () => {
  it.each(examples)('prints what its comments say in $file', async ({ file, code }) => {
    // A comment on a line of its own or behind a console.log is what is printed.
    const comments = code.matchAll(/^(?:.*console\.log\(.*\) )?\/\/ (.*)$/gm)
    const printed = [...comments].map(([, text]) => `${text}\n`).join('')
    expect(await run('node', file)).toBe(printed)
  })

  it('has examples that compile in strict TypeScript', async () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(await compile('bundler', ...examples.map(({ file }) => file))).toBe('')
  })

  it('describes every export', () => {
    const names = [...Object.keys(engine), ...Object.keys(arbitraries)]
    expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([])
  })
})
