import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { launchOptions } from '../src/launch-options.ts'

const packageDir = join(import.meta.dirname, '..')
let folder: string
let env: NodeJS.ProcessEnv

// A machine without any browser, and without a network to download one from.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensure-chromium-'))
  env = {
    CHROMIUM_PATH: undefined,
    CHROME_PATH: undefined,
    PATH: join(folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  }
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function program(path: string, script = 'exit 0') {
  const absolute = join(folder, path)
  mkdirSync(dirname(absolute), { recursive: true })
  writeFileSync(absolute, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return absolute
}

function node(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: packageDir,
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

const ensureChromium = () => node('src/chromium.ts')
const silent = { status: 0, stdout: '', stderr: '' }

function foundPath() {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return launchOptions().executablePath
}

test('a browser on PATH is launched, the headless shell first, and nothing is installed', () => {
  const chromium = program('bin/chromium')
  expect(foundPath()).toBe(chromium)
  expect(ensureChromium()).toEqual(silent)
  const headlessShell = program('bin/chromium-headless-shell')
  expect(foundPath()).toBe(headlessShell)
})

test('the browser named in the environment comes before all others', () => {
  program('bin/chromium')
  env['CHROME_PATH'] = program('other')
  expect(foundPath()).toBe(env['CHROME_PATH'])
  env['CHROMIUM_PATH'] = program('mine')
  expect(foundPath()).toBe(env['CHROMIUM_PATH'])
})

test('a browser that does not run is passed over for one that does', () => {
  env['CHROMIUM_PATH'] = program('without-libraries', 'exit 127')
  env['CHROME_PATH'] = ''
  const chromium = program('bin/chromium')
  expect(foundPath()).toBe(chromium)
})

test("Playwright's own download serves where the system has no browser", () => {
  const print = "console.info(require('playwright-core').chromium.executablePath())"
  program(node('-e', print).stdout.trim().slice(folder.length))
  expect(ensureChromium()).toEqual(silent)
})

test("Debian's package is installed before anything is downloaded", () => {
  const chromium = join(folder, 'bin/chromium-headless-shell')
  program(
    'bin/apt-get',
    // Without an update, a fresh machine knows of no package.
    `if [ "$1" = update ]; then echo > ${folder}/updated; elif [ -e ${folder}/updated ]; then
    echo '#!/bin/sh' > ${chromium}; /bin/chmod +x ${chromium}; fi`,
  )
  expect(ensureChromium()).toEqual({
    ...silent,
    stderr: 'No Chromium found: installing one, which can take some minutes.\n',
  })
  expect(foundPath()).toBe(chromium)
  expect(existsSync(join(folder, 'playwright'))).toBe(false)
})

test('where nothing can be installed, one sentence says what was looked for and how to install it', () => {
  // A file where Playwright's folder would be: the download is not even tried.
  program('playwright')
  const { status, stderr } = ensureChromium()
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^No Chromium found: installing one.*\nNo Chromium runs .*CHROMIUM_PATH.*install[^.\n]*\.\n$/,
  )
})

test('a missing Debian package fails its command too, which names it', () => {
  const { status, stderr } = node('src/debian.ts', 'no-such-package')
  expect(status).toBe(1)
  expect(stderr).toContain('apt-get install no-such-package')
})
