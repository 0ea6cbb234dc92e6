import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tables } from '../tables.ts'

test('the README gives the value of every constant', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const written = readme.matchAll(/^\| `([A-Z_]+)` +\| [`']*([-.\d]+)/gm)
  const values = Object.entries(tables.constants).filter(([, value]) => typeof value !== 'object')
  expect(Object.fromEntries([...written].map(([, name, value]) => [name, value]))).toEqual(
    Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  )
})
