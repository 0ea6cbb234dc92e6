import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findChromium } from '../src/launch-options.ts'

/** Runs a file of `src` on a machine that has only this program, and no network. */
function run(args: string[], name: string, script: string, env = {}) {
  const PATH = mkdtempSync(join(tmpdir(), 'ensure-'))
  onTestFinished(() => rmSync(PATH, { recursive: true }))
  writeFileSync(join(PATH, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const machine = { PATH, PLAYWRIGHT_BROWSERS_PATH: PATH, PLAYWRIGHT_DOWNLOAD_HOST: 'localhost:9' }
  const options = { cwd: join(import.meta.dirname, '../src'), env: { ...machine, ...env } }
  const { status, stderr } = spawnSync(process.execPath, args, options)
  return `${status} ${stderr}`
}

// As that of Ubuntu's snap does in a container.
const answersOnly = '[ "$1" = --version ] && echo Chromium 150'

test('a Chromium that does not start is named, and the next one is taken', async () => {
  const env = { CHROMIUM_PATH: '/bin/false', CHROME_PATH: await findChromium() }
  expect(run(['chromium.ts'], 'chromium', '', env)).toMatch(/^0 \/bin\/false does not start: .+\n$/)
})

test('where no Chromium starts and none can be installed, a sentence says what to do', () => {
  const said = run(['chromium.ts'], 'chromium', answersOnly)
  expect(said).toMatch(/^1 .+\/chromium does not start: .+\nNo Chromium .+CHROMIUM_PATH\.\n$/s)
})

test('only the Debian packages that are missing are named', () => {
  const dpkg = `[ "$2" = nginx ] && echo 'Status: install ok installed'`
  expect(run(['debian.ts', 'nginx', 'xvfb'], 'dpkg-query', dpkg)).toContain('here: xvfb.')
})
