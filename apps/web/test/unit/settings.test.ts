import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { geocoderUrl, settings, unsetSettings } from '../../settings.ts'

test('README lists every setting of the build, and no other', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8')
  const rows = Object.entries(settings).map(([name, setting]) => [
    `\`${name}\``,
    setting.sets,
    'default' in setting ? `\`${setting.default}\`` : 'none: left out',
  ])
  const table = readme
    .split('\n')
    .filter((line) => line.includes('VITE_') && line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(table).toEqual(rows)
})

test('.env.settings has every setting, and no other', async () => {
  const env = await readFile(new URL('../../.env.settings', import.meta.url), 'utf8')
  expect(Object.keys(parseEnv(env)).sort()).toEqual(Object.keys(settings).sort())
})

test('a setting without a value is named with what it is for, unless it has a default', () => {
  const env = { VITE_CONTACT_EMAIL: 'nous@site.fr', VITE_CONTACT_PHONE: '' }
  expect(unsetSettings(env)).toEqual([
    expect.stringMatching(/^VITE_SITE_URL is not set \(origin .*\): search engines/),
    expect.stringMatching(/^VITE_CONTACT_PHONE is not set \(telephone .*\): without telephone/),
    expect.stringMatching(/^VITE_LEGAL_PUBLISHER is not set \(publisher: .*\): the law of 21 June/),
    expect.stringMatching(/^VITE_LEGAL_DIRECTOR is not set \(director .*\): the law of 21 June/),
    expect.stringMatching(/^VITE_LEGAL_HOST is not set \(host: .*\): the law of 21 June/),
    expect.stringMatching(/^VITE_LEGAL_MEDIATOR is not set \(mediator .*\): article L616-1/),
  ])
})

test.each([{}, { VITE_GEOCODER_URL: '' }])('%j means the national address service', (env) => {
  expect(geocoderUrl(env)).toBe('https://data.geopf.fr/geocodage')
})

test.each(['/geocodage', 'https://adresses.example.org/base', 'http://localhost:4174'])(
  '%s is the base of an address service',
  (url) => {
    expect(geocoderUrl({ VITE_GEOCODER_URL: url })).toBe(url)
  },
)

test.each([
  'adresses.example.org',
  'geocodage/',
  'localhost:4174/geocodage',
  '//adresses.example.org',
  'mailto:contact@example.com',
  'https://',
])('%s is refused as the base of an address service', (url) => {
  expect(() => geocoderUrl({ VITE_GEOCODER_URL: url })).toThrow(/VITE_GEOCODER_URL/)
})
