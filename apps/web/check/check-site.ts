import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareSite, type SiteFault } from './compare-site.ts'

// Compares what is served at a URL with a built folder, and prints one line for each thing that is
// wrong. Argument: the URL. `--site`: origin of the published site, if the URL is another way to it.
// `--build`: the built folder, beside apps/web/dist by default. `--json`: `{ url, faults: [{ what, remedy, where }] }`
// for a monitor. Exit status 1 if anything is wrong.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      build: { type: 'string', default: 'dist' },
      json: { type: 'boolean', default: false },
    },
  })
  const url = originOf(positionals[0] ?? '')
  const site = values.site ? originOf(values.site) : url
  const buildDir = resolve(import.meta.dirname, '..', values.build)
  const faults = await compareSite({ url, site, buildDir }, (done, total) =>
    process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`),
  )
  if (values.json) console.info(JSON.stringify({ url, faults }, null, 2))
  else if (faults.length === 0) console.info(`${url} serves what was built.`)
  else for (const fault of faults) console.info(faultLine(fault))
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(isMissing ? 'Build the website first: pnpm build' : String(error))
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

/** One line: where it is (the first three places), what is wrong, what to do. */
function faultLine({ what, remedy, where }: SiteFault): string {
  const more = where.length > 3 ? ` and ${where.length - 3} more` : ''
  return `${where.slice(0, 3).join(', ')}${more}: ${what}. ${remedy}.`
}
