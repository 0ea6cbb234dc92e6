// Writes tables.json and vectors.json, from which other languages build and check the same prices.
import { writeFileSync } from 'node:fs'
import { jsonText } from './json-text.ts'
import { tables } from './tables.ts'
import { vectors } from './vectors.ts'

for (const [name, content] of Object.entries({ tables, vectors })) {
  writeFileSync(new URL(`${name}.json`, import.meta.url), jsonText(content))
}
