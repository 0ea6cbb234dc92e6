// Writes tables.json and vectors.json, from which other languages build and check the same prices.
import { writeFileSync } from 'node:fs'
import { tables } from './tables.ts'
import { vectors } from './vectors.ts'

for (const [name, content] of Object.entries({ tables, vectors })) {
  const parts = Object.entries(content).map(
    ([key, rows]) => `${JSON.stringify(key)}: ${lines(rows)}`,
  )
  writeFileSync(new URL(`${name}.json`, import.meta.url), `{\n${parts.join(',\n')}\n}\n`)
}

/** JSON with a line for each row of a list and each field of an object. */
function lines(rows: object): string {
  const all = Object.entries(rows).map(([key, row]) => {
    const name = Array.isArray(rows) ? '' : `${JSON.stringify(key)}: `
    return name + (Array.isArray(row) ? lines(row) : JSON.stringify(row))
  })
  const [open, close] = Array.isArray(rows) ? '[]' : '{}'
  return `${open}\n${all.join(',\n')}\n${close}`
}
