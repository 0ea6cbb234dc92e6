import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tables } from '../tables.ts'

const folder = new URL('..', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')
const toCorrect = 'In README.md, write what is expected in place of what is received.'

test('the README gives the value of every constant', () => {
  const written = readme.matchAll(/^\| `([A-Z_]+)` +\| [`']*([-.\d]+)/gm)
  const values = Object.entries(tables.constants).filter(([, value]) => typeof value !== 'object')
  expect(
    Object.fromEntries([...written].map(([, name, value]) => [name, value])),
    toCorrect,
  ).toEqual(Object.fromEntries(values.map(([name, value]) => [name, String(value)])))
})

const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

test.each(examples)('example %# prints what its comments say', (example) => {
  // A comment on a line of its own or behind a console.log is what is printed.
  const comments = example.matchAll(/^(?:.*console\.log\(.*\) )?\/\/ (.*)$/gm)
  const written = [...comments].map(([, text]) => `${text}\n`).join('')
  expect(written, toCorrect).toBe(run(example))
})

/** What an example prints, run on the source. */
function run(example: string): string {
  const code = example
    .replace("'@plombier/quote-engine'", "'./src/index.ts'")
    .replace(/'@plombier\/quote-engine\/(arbitraries|invariants)'/, "'./src/$1.ts'")
    .replaceAll("'@plombier/quote-engine/", "'./")
  const node = ['--input-type=module-typescript', '--eval', code]
  return execFileSync(process.execPath, node, { cwd: folder, encoding: 'utf8' })
}
