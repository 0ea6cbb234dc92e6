import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { faultLine } from './fault.ts'
import { siteFaults } from './site-faults.ts'

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
  const faults = await siteFaults({
    url,
    site: values.site ? originOf(values.site) : url,
    buildDir: resolve(import.meta.dirname, '..', values.build),
  })
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
  return new URL(address).origin
}
