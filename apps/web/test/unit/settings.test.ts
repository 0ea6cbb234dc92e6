import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { publicService } from '@plombier/geo-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unsetSettings, wrongSettings } from '../../build/check-settings.ts'
import { defaultSettings, optionalSettings } from '../../src/settings.ts'
import { telephoneLink } from '../../src/texts/telephone-link.ts'

const webDir = join(import.meta.dirname, '../..')
const defaults: Record<string, string> = { ...defaultSettings, VITE_GEOCODER_URL: publicService }
const settings = [...Object.keys(defaults), ...optionalSettings].sort()

test('DEPLOYING lists every setting of the build with its default, and no other', () => {
  const text = readFileSync(join(webDir, '../../.github/DEPLOYING.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(VITE_\w+)` .*\| (.*?) +\|$/gm)].map(([, ...row]) => row)
  expect(rows.sort()).toEqual(
    settings.map((name) => [name, defaults[name] ? `\`${defaults[name]}\`` : 'none: left out']),
  )
})

test('.env.settings has every setting but the address service, and none is wrong', () => {
  const env = parseEnv(readFileSync(join(webDir, '.env.settings'), 'utf8'))
  // Its builds ask the national address service, which the content security policy allows.
  expect(Object.keys(env).sort()).toEqual(settings.filter((name) => name !== 'VITE_GEOCODER_URL'))
  expect(wrongSettings(env)).toEqual([])
  expect(unsetSettings({ ...env, VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL'])
})

test('an empty setting counts as not set', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of settings) vi.stubEnv(name, '')
  vi.resetModules()
  const { brand } = await import('../../src/settings.ts')
  expect(Object.values(brand).filter((value) => value !== undefined)).toEqual(
    Object.values(defaultSettings),
  )
})

test.each([
  ['VITE_GEOCODER_URL', '//adresses.example.org'],
  ['VITE_GEOCODER_URL', 'https://adresses.example.org?version=2'],
  ['VITE_SITE_URL', 'https://www.example.fr/site'],
  ['VITE_CONTACT_PHONE', '01 99 00 12 34 / 01 99 00 56 78'],
  ['VITE_CONTACT_EMAIL', 'Nous <nous@site.fr>'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const [sentence, ...others] = wrongSettings({ [name]: value })
  expect(sentence).toMatch(new RegExp(`^${name} is n.*: `))
  expect(sentence).toContain(value)
  expect(others).toEqual([])
})

test.each([
  ['3639', 'tel:3639'],
  ['01.99.00-12\u00A034', 'tel:0199001234'],
  ['+33 (0)1 99 00 12 34', 'tel:+33199001234'],
])('the telephone number %s is taken, and a press dials its digits', (number, link) => {
  expect(wrongSettings({ VITE_CONTACT_PHONE: number })).toEqual([])
  expect(telephoneLink(number)).toBe(link)
})

test('a wrong setting stops the build before it writes, in one sentence and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts', 'settings', folder], {
    cwd: webDir,
    encoding: 'utf8',
    // Node warns of `NO_COLOR` beside `FORCE_COLOR`.
    env: { ...process.env, NODE_NO_WARNINGS: '1', VITE_SITE_URL: 'www.example.fr' },
  })
  expect(stderr).toMatch(/^VITE_SITE_URL is .*: www\.example\.fr\n$/)
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})
