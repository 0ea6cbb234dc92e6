#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from './launch-options.ts'

const playwrightCli = new URL('cli.js', import.meta.resolve('playwright-core/package.json'))
const playwright = `"${process.execPath}" "${fileURLToPath(playwrightCli)}"`

// Debian's package comes first: networks without Playwright's downloads often have a mirror of Debian,
// and it brings the system's libraries. A command that is not for this machine fails at once; without
// root, `install-deps` would ask for a password.
const commands = [
  'apt-get update',
  'apt-get install -y --no-install-recommends chromium-headless-shell',
  `${playwright} install --no-shell chromium`,
  ...(process.getuid?.() === 0 ? [`${playwright} install-deps chromium`] : []),
]

if (!findChromium()) {
  console.error('No Chromium found: installing one, which can take some minutes.')
  for (const command of commands) {
    spawnSync(command, {
      shell: true,
      stdio: 'ignore',
      timeout: 5 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (findChromium()) break
  }
}
if (!findChromium()) {
  console.error(
    'No Chromium runs on this machine and none could be installed: neither CHROMIUM_PATH or CHROME_PATH, nor chromium-headless-shell or chromium on PATH, nor Playwright’s own download answered; install one with `apt-get install chromium` (Debian) or `pnpm --filter ensure exec playwright-core install --with-deps chromium`, or name one in CHROMIUM_PATH.',
  )
  process.exitCode = 1
}
