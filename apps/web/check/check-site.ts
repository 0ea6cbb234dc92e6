import { parseArgs } from 'node:util'
import { buildFolder } from '../deploy/built-site.ts'
import { compareSite } from './compare-site.ts'

// Compares what is served at a URL with a built folder, and prints one line for each thing that is wrong,
// then what to do. Argument: the URL. `--site`: origin of the published site, if the URL is another way to
// it. `--build`: the built folder, beside apps/web/dist by default. `--json`: for a monitor,
// `{ url, faults: [{ what, remedy, where }] }`. Exit status 1 if anything is wrong.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, build: { type: 'string' }, json: { type: 'boolean' } },
  })
  const url = originOf(positionals[0] ?? '')
  const site = values.site ? originOf(values.site) : url
  const faults = await compareSite(url, site, buildFolder(values.build))
  const lines = faults.map(({ what, where }) => {
    const more = where.length > 3 ? ` and ${where.length - 3} more` : ''
    return `${where.slice(0, 3).join(', ')}${more}: ${what}.`
  })
  const remedies = new Set(faults.map(({ remedy }) => `→ ${remedy}.`))
  if (values.json) console.info(JSON.stringify({ url, faults }, null, 2))
  else console.info([...lines, ...remedies].join('\n') || `${url} serves what was built.`)
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function originOf(address: string): string {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(address) || !URL.canParse(address)) {
    throw new Error(`Name the site by its origin, such as https://www.example.com: “${address}”`)
  }
  return new URL(address).origin
}
