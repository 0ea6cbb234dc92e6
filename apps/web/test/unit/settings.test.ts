import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { publicService } from '@plombier/geo-client'
import { expect, onTestFinished, test } from 'vitest'
import { unsetSettings, wrongSettings } from '../../build/check-settings.ts'
import { defaultSettings, optionalSettings } from '../../settings.ts'
import { telephoneLink } from '../../src/device/telephone-link.ts'

const defaults = new Map<string, string>([
  ...Object.entries(defaultSettings),
  ['VITE_GEOCODER_URL', publicService],
])
const settings = [...defaults.keys(), ...optionalSettings].sort()

test('DEPLOYING lists every setting of the build with its default, and no other', async () => {
  const readme = await readFile(
    new URL('../../../../.github/DEPLOYING.md', import.meta.url),
    'utf8',
  )
  const rows = Array.from(
    readme.matchAll(/^\| `(VITE_\w+)` .*\| (.*?) +\|$/gm),
    ([, ...row]) => row,
  )
  expect(rows.sort()).toEqual(
    settings.map((name) => {
      const value = defaults.get(name)
      return [name, value ? `\`${value}\`` : 'none: left out']
    }),
  )
})

test('.env.settings has every setting, none of them wrong, and no other', async () => {
  const env = parseEnv(await readFile(new URL('../../.env.settings', import.meta.url), 'utf8'))
  expect(Object.keys(env).sort()).toEqual(settings)
  expect(wrongSettings(env)).toEqual([])
  expect(unsetSettings({ ...env, VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL'])
})

test.each(settings)('%s may be empty, which is as good as unset', (name) => {
  expect(wrongSettings({ [name]: '' })).toEqual([])
})

test.each([
  ['VITE_GEOCODER_URL', '/geocodage'],
  ['VITE_GEOCODER_URL', 'https://adresses.example.org/base'],
  ['VITE_GEOCODER_URL', 'http://localhost:4174'],
  ['VITE_SITE_URL', 'https://www.example.fr'],
  ['VITE_CONTACT_PHONE', '3639'],
  ['VITE_CONTACT_EMAIL', 'nous+devis@site.example.fr'],
])('%s=%s is taken', (name, value) => {
  expect(wrongSettings({ [name]: value })).toEqual([])
})

test.each([
  ['VITE_GEOCODER_URL', 'adresses.example.org'],
  ['VITE_GEOCODER_URL', 'localhost:4174/geocodage'],
  ['VITE_GEOCODER_URL', '//adresses.example.org'],
  ['VITE_GEOCODER_URL', 'https://adresses.example.org?version=2'],
  ['VITE_SITE_URL', 'www.example.fr'],
  ['VITE_SITE_URL', 'https://www.example.fr/site'],
  ['VITE_CONTACT_PHONE', 'sur rendez-vous'],
  ['VITE_CONTACT_PHONE', '01 99 00 12 34 / 01 99 00 56 78'],
  ['VITE_CONTACT_EMAIL', 'nous'],
  ['VITE_CONTACT_EMAIL', 'Nous <nous@site.fr>'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const [sentence, ...others] = wrongSettings({ [name]: value })
  expect(sentence).toMatch(new RegExp(`^${name} is n.*: `))
  expect(sentence).toContain(value)
  expect(others).toEqual([])
})

test.each([
  ['01.99.00-12\u00A034', 'tel:0199001234'],
  ['+33 (0)1 99 00 12 34', 'tel:+33199001234'],
])('the telephone number %s is taken, and a press dials its digits', (number, link) => {
  expect(wrongSettings({ VITE_CONTACT_PHONE: number })).toEqual([])
  expect(telephoneLink(number)).toBe(link)
})

test('wrong settings stop the build before it writes, each with a sentence and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, ['build/build.ts', 'settings', folder], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: {
      ...process.env,
      // Node warns of `NO_COLOR` beside `FORCE_COLOR`.
      NODE_NO_WARNINGS: '1',
      VITE_SITE_URL: 'www.example.fr',
      VITE_CONTACT_PHONE: 'sur rendez-vous',
    },
  })
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^VITE_SITE_URL is .*: www\.example\.fr$/),
    expect.stringMatching(/^VITE_CONTACT_PHONE is .*: sur rendez-vous$/),
  ])
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})
