import { expect, test } from 'vitest'
import { candidatePaths, findChromium } from '../src/find-chromium.ts'

const linux = {
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  playwrightPath: '/cache/chrome',
} as const

const findAmong = (...running: string[]) =>
  findChromium({ ...linux, runs: (path) => running.includes(path) })

test('a browser on PATH is found', () => {
  expect(findAmong('/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
})

test('a browser that does not run is passed over for one that does', () => {
  expect(findAmong('/usr/bin/google-chrome-stable', '/cache/chrome')).toBe(
    '/usr/bin/google-chrome-stable',
  )
})

test("Playwright's own download serves where the system has no browser", () => {
  expect(findAmong('/cache/chrome')).toBe('/cache/chrome')
})

test('nothing is found where nothing runs', () => {
  expect(findAmong()).toBeUndefined()
})

test('the browser named in the environment comes before all others', () => {
  const env = { ...linux.env, CHROMIUM_PATH: '/opt/mine', CHROME_PATH: '/opt/other' }
  expect(candidatePaths({ ...linux, env }).slice(0, 2)).toEqual(['/opt/mine', '/opt/other'])
})

test('an empty variable names no browser', () => {
  const paths = candidatePaths({
    platform: 'linux',
    env: { PATH: '', CHROME_PATH: '' },
    playwrightPath: undefined,
  })
  expect(paths).toEqual([])
})

test('the usual folders of macOS are searched, the home folder too', () => {
  const paths = candidatePaths({
    platform: 'darwin',
    env: { HOME: '/Users/ana' },
    playwrightPath: undefined,
  })
  expect(paths).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(paths).toContain('/Users/ana/Applications/Chromium.app/Contents/MacOS/Chromium')
  expect(paths).toContain('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge')
})

test('the usual folders of Windows are searched', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
  const paths = candidatePaths({ platform: 'win32', env, playwrightPath: undefined })
  expect(paths).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
  expect(paths).toContain('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe')
})
