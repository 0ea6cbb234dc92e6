import { parseArgs } from 'node:util'
import { buildFolder } from '../deploy/site-answers.ts'
import { compareSite, type SiteFault } from './compare-site.ts'

// Compares what is served at a URL with a built folder, and prints one line for each thing that is
// wrong, then what to do. Argument: the URL. `--site`: origin of the published site, if the URL is another way to it.
// `--build`: the built folder, beside apps/web/dist by default. `--json`: `{ url, faults: [{ what, remedy, where }] }`
// for a monitor. Exit status 1 if anything is wrong.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      build: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const url = originOf(positionals[0] ?? '')
  const site = values.site ? originOf(values.site) : url
  const buildDir = buildFolder(values.build)
  const faults = await compareSite({ url, site, buildDir }, (done, total) =>
    process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`),
  )
  if (values.json) console.info(JSON.stringify({ url, faults }, null, 2))
  else if (faults.length === 0) console.info(`${url} serves what was built.`)
  else console.info([...faults.map(faultLine), ...remedies(faults)].join('\n'))
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function originOf(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error(`Name the site by its address, such as https://www.example.com: “${address}”`)
  }
  const { origin, pathname } = new URL(address)
  if (pathname !== '/') {
    throw new Error(
      `The site works at the root of an origin only: check ${origin}, not a path of it (${pathname})`,
    )
  }
  return origin
}

/** One line: where it is (the first three places), and what is wrong. */
function faultLine({ what, where }: SiteFault): string {
  const more = where.length > 3 ? ` and ${where.length - 3} more` : ''
  return `${where.slice(0, 3).join(', ')}${more}: ${what}.`
}

/** What to do, once for all that it puts right. */
function remedies(faults: readonly SiteFault[]): string[] {
  return [...new Set(faults.map(({ remedy }) => `→ ${remedy}.`))]
}
