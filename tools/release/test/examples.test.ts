import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { run } from './support/run.ts'

const consumer = inject('consumer')
// These need a page.
const elsewhere = ['a-field-1.ts', 'with-the-visitor-s-position-1.ts']
const examples = globSync('examples/**/*.ts', { cwd: consumer }).filter(
  (file) => !elsewhere.some((name) => file.endsWith(name)),
)

test.each(examples)('%s prints what its comments say', async (file) => {
  // A comment on a line of its own or behind a console.log is what is printed.
  const code = readFileSync(join(consumer, file), 'utf8')
  const comments = code.matchAll(/^(?:.*console\.log\(.*\) )?\/\/ (.*)$/gm)
  const written = [...comments].map(([, text]) => `${text}\n`).join('')
  const printed = await run(consumer, `node --import ./address-service.mjs ${file}`)
  expect(written, 'In the document, write what is expected in place of what is received.').toBe(
    printed,
  )
})

test('a CommonJS program uses every entry of the packages', async () => {
  expect(await run(consumer, 'node commonjs.cjs')).toBe('true true true idle\n')
})

test.each([
  ['geo-client', 'index'],
  ['quote-engine', 'index'],
  ['quote-engine', 'arbitraries'],
])('the README of %s describes each name of its %s', async (name, entry) => {
  const folder = join(consumer, 'node_modules/@plombier', name)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const names = Object.keys(await import(join(folder, 'dist', `${entry}.js`)))
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
})
