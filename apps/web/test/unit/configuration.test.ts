import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { caddyConf } from '../../deploy/caddy-conf.ts'
import { headersFile } from '../../deploy/headers-file.ts'
import { htaccess } from '../../deploy/htaccess.ts'
import { nginxConf } from '../../deploy/nginx-conf.ts'
import { securityHeaders } from '../../deploy/security-headers.ts'
import { serverOptions } from '../../deploy/server-options.ts'
import {
  FOREVER,
  nonCanonicalPath,
  PUBLIC_POLICY,
  REVALIDATE,
  readBuiltSite,
} from '../../deploy/site-answers.ts'
import { printedConf } from '../support/servers.ts'
import { writeSmallSite } from '../support/small-site.ts'

// What servers make of their configurations, test:deploy knows.

const origin = 'https://www.example.org'
const small = await writeSmallSite({ addressService: 'https://a.example.org', origin })
const site = readBuiltSite(small.site)
afterAll(small.remove)

/** A build that asks a path of its own site for addresses. */
const asksItself = { ...site, addressService: '/geocodage' }
const optionsOf = (listen: string, built = site, geocoder?: string) =>
  serverOptions('/srv/site', listen, built, geocoder)

test('the command prints the configuration for a folder of the server, or says why it has none', () => {
  const conf = printedConf('nginx', '80', { site: small.site })
  expect(conf).toBe(nginxConf(serverOptions(small.site, '80', site, undefined)))
  expect(printedConf('caddy', '80', { site: small.site })).toContain('http://:80 {')
  const args = ['deploy/print-conf.ts', 'nginx', '--build', import.meta.dirname]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^No built website in .*: pnpm build\n$/)
})

test.each([
  [asksItself, undefined, /--geocoder URL/],
  [asksItself, 'nowhere', /no address: nowhere/],
  [site, 'https://b.example.org', /has no use/],
])('no server is told of a needless service, or of none: %o %s', (built, geocoder, message) => {
  expect(() => optionsOf('80', built, geocoder)).toThrow(message)
})

test.each(['80; deny all', 'localhost:80', '127.0.0.1', '0', '65536', '300.1.1.1:80'])(
  'no server is told to listen on “%s”',
  (listen) => {
    expect(() => optionsOf(listen)).toThrow(/No port to listen on/)
  },
)

test('no server is told of a folder that could be read as more', () => {
  expect(() => serverOptions('/srv/site; }', '80', site, undefined)).toThrow(/no absolute path/)
})

test.each([
  ['nginx', nginxConf(optionsOf('80'))],
  ['Caddy', caddyConf(optionsOf('80'))],
  ['Apache', htaccess(site)],
])(
  '%s is told every header, how long to keep files, both encodings, one address for a page and the 404 page',
  (_, conf) => {
    const headers = Object.entries({ ...securityHeaders(site.addressService), ...PUBLIC_POLICY })
    expect(conf).toContain(nonCanonicalPath(site).slice(1, -1))
    for (const [name, value] of headers) {
      expect(conf).toContain(name)
      expect(conf).toContain(value)
    }
    for (const part of [FOREVER, REVALIDATE, /\bbr\b|brotli/, 'gzip', '308', '/404.html']) {
      expect(conf).toMatch(part)
    }
  },
)

test.each([
  ['nginx', nginxConf],
  ['caddy', caddyConf],
])('%s forwards to an address service by its name, and nothing but the question', (_, confOf) => {
  const conf = confOf(optionsOf('80', asksItself, 'https://a.example.org/base'))
  // nginx looks up what stands in proxy_pass itself once, when it starts.
  expect(conf).not.toMatch(/proxy_pass https?:/)
  // A host of several sites answers by the name that it is asked for.
  expect(conf).toMatch(/proxy_ssl_server_name on|header_up Host \{upstream_hostport\}/)
  expect(conf).toMatch(/proxy_pass_request_headers off|header_up -Cookie/)
  expect(conf).toMatch(/(proxy_hide_header |header_down -)Set-Cookie/)
})

test('nginx listens where it is told, logs what the legal notices name, and of errors nothing that was typed', () => {
  expect(nginxConf(optionsOf('[::1]:8080'))).toContain('listen [::1]:8080;')
  const conf = nginxConf(optionsOf('80'))
  expect(conf).toContain(
    '  listen 0.0.0.0:80;\n  listen [::]:80;\n  server_name www.example.org;\n',
  )
  expect(conf).toContain(
    `log_format plombier '$remote_addr [$time_local] "$request_method $path_without_query" $status $body_bytes_sent';`,
  )
  expect(conf).toContain('access_log /var/log/nginx/plombier-2-minutes.log plombier;')
  // Lesser errors are logged with their query strings.
  expect(conf).toContain('error_log stderr emerg;')
})

test('hosts that read _headers set every header on every path, and keep hashed files alone, but no error', () => {
  const rules = headersFile(site).split(/^(?=\/)/m)
  const [all] = rules
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: /)
  expect(all).toContain("connect-src 'self' https://a.example.org;")
  expect(all).toContain('\n  Strict-Transport-Security: max-age=63072000\n')
  const policy = 'Cross-Origin-Resource-Policy'
  expect(rules).toContain(`/*.png\n  ! ${policy}\n  ${policy}: cross-origin\n\n`)
  const kept = rules.filter((rule) => rule.includes('immutable'))
  const hashed = [...site.files].filter((file) => file.startsWith('assets/'))
  expect(kept.map((rule) => rule.split('\n')[0])).toEqual(hashed.map((file) => `/${file}`))
  expect(rules).toContain('/plombier-lyon\n  Cache-Control: no-cache\n')
})
