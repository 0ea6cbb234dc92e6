#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from './launch-options.ts'

const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')))
const playwright = `"${process.execPath}" "${cli}"`
// Debian's package comes first: networks without Playwright's downloads often have a mirror of Debian.
// A command that is not for this machine fails at once; without root, `install-deps` would ask for a
// password.
const commands = [
  'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell',
  `${playwright} install --no-shell chromium`,
  ...(process.getuid?.() === 0 ? [`${playwright} install-deps chromium`] : []),
]
process.env['DEBIAN_FRONTEND'] = 'noninteractive'
let path = await findChromium()
if (!path) console.error('No Chromium starts here: installing one, which can take some minutes.')
while (!path && commands.length > 0) {
  spawnSync(commands.shift() as string, { shell: true, stdio: 'ignore', timeout: 5 * 60_000 })
  path = await findChromium()
}
if (!path) {
  console.error(
    'No Chromium starts on this machine and none could be installed: install one with `apt-get install chromium` (Debian) or `pnpm --filter ensure exec playwright-core install --with-deps chromium`, or name one in CHROMIUM_PATH.',
  )
  process.exitCode = 1
}
