import { expect, test } from 'vitest'
import { readBuiltSite } from '../../deploy/built-site.ts'
import { serverOptions } from '../../deploy/server-options.ts'

// What servers make of their configurations, test:deploy knows.

const origin = 'https://www.example.org'
const site = { folder: '', files: [], pages: [], addressService: 'https://a.example.org', origin }
const asksItself = { ...site, addressService: '/geocodage' }

test.each([
  ['/srv; }', '80', site, undefined, 'The folder is no absolute path of plain characters: /srv; }'],
  ['/srv', '80; deny all', site, undefined, 'No port to listen on'],
  ['/srv', '80', site, 'https://b.example.org', 'This build needs no --geocoder'],
  ['/srv', '80', asksItself, undefined, 'Say with --geocoder URL what is behind: /geocodage'],
  ['/srv', '80', asksItself, 'nowhere', '--geocoder is no address: nowhere'],
])('says what is wrong with %s %s %o %s', (root, listen, built, geocoder, message) => {
  expect(() => serverOptions(built, root, listen, geocoder)).toThrow(message)
})

test('asks for a build first', () => {
  expect(() => readBuiltSite(import.meta.dirname)).toThrow(/^No built website in .*: pnpm build$/)
})
