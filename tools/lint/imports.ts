// Fails on an import that the tables of README.md and apps/web/README.md refuse.
import { globSync, readFileSync } from 'node:fs'
import { refusedImports } from './import-rules.ts'

for (const path of globSync('{packages/*/src,apps/web}/**/*.{ts,tsx,js,mjs}', {
  exclude: ['**/node_modules', 'apps/web/dist*'],
})) {
  for (const fault of refusedImports(path, readFileSync(path, 'utf8'))) {
    console.error(fault)
    process.exitCode = 1
  }
}
