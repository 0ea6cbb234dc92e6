import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../support/free-port.ts'
import { printedConf, startServer } from '../support/servers.ts'

const dist = join(import.meta.dirname, '../../dist')

/** A build that asks a path of its own site for addresses. */
const ownPath = mkdtempSync(join(tmpdir(), 'plombier-build-'))
writeFileSync(join(ownPath, 'build-info.json'), '{"addressService":"/geocodage"}')
afterAll(() => rmSync(ownPath, { recursive: true }))

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  test('an address service behind the site’s own path answers there, and nothing typed is logged', async () => {
    const asked: (string | undefined)[] = []
    const received = new Set<string>()
    const service = createServer(({ url, headers }, response) => {
      asked.push(url)
      for (const name of Object.keys(headers)) received.add(name)
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Strict-Transport-Security': 'max-age=1; includeSubDomains',
        'Set-Cookie': 'visitor=1',
        'Cache-Control': 'public, max-age=3600',
      })
      response.end('{"features":[]}')
    })
    const geocoder = `http://127.0.0.1:${await listen(service)}/base/`
    const running = await startServer(server, { site: ownPath, geocoder })
    try {
      const query = '?q=secret%20typed%20text&limit=5'
      const headers = { Cookie: 'session=1', Referer: `${running.url}/plombier-lyon` }
      const answer = await fetch(`${running.url}/geocodage/search/${query}`, { headers })
      const answered = Object.fromEntries(answer.headers)
      expect(answered).toMatchObject({
        'content-type': 'application/json',
        'strict-transport-security': 'max-age=63072000',
        'cache-control': 'no-cache',
      })
      expect(answered).not.toHaveProperty('set-cookie')
      expect([...received]).toContain('host')
      for (const name of ['cookie', 'referer', 'x-forwarded-for']) {
        expect([...received]).not.toContain(name)
      }
      expect(await answer.json()).toEqual({ features: [] })
      expect(asked).toEqual([`/base/search/${query}`])
      if (server === 'caddy') return
      const log = () => readFile(join(running.folder, 'access.log'), 'utf8')
      await expect.poll(log).toContain('GET /geocodage/search/')
      expect(await log()).not.toContain('secret')
    } finally {
      await running.stop()
      service.close()
    }
  })

  test('is told the name of an address service, which it looks up again', () => {
    const conf = printedConf(server, '80', {
      site: ownPath,
      geocoder: 'https://a.example.org/base',
    })
    // nginx looks up what stands in proxy_pass itself once, when it starts.
    expect(conf).not.toMatch(/proxy_pass https?:/)
    // A host of several sites answers by the name that it is asked for.
    expect(conf).toMatch(/proxy_ssl_server_name on|header_up Host \{upstream_hostport\}/)
  })
})

test.each([
  ['a folder without a build', { site: import.meta.dirname }, /No built website in .*: pnpm build/],
  ['a path of the site without a service behind it', {}, /--geocoder URL/],
  ['a service behind it that is no URL', { geocoder: 'nowhere' }, /no address: nowhere/],
  ['a needless service', { site: dist, geocoder: 'https://b.example.org' }, /has no use/],
])('no server is told of %s', (_, change, message) => {
  expect(() => printedConf('nginx', '80', { site: ownPath, ...change })).toThrow(message)
})

test.each(['80; deny all', 'localhost:80', '127.0.0.1', '0', '65536', '300.1.1.1:80'])(
  'no server is told to listen on “%s”',
  (listen) => {
    expect(() => printedConf('nginx', listen, { site: dist })).toThrow(/No port to listen on/)
  },
)

test('nginx logs what the legal notices name, and of errors nothing that was typed', () => {
  const conf = printedConf('nginx', '[::1]:8080', { site: dist })
  expect(conf).toContain('listen [::1]:8080;')
  const settings = printedConf('nginx', '80', { site: join(dist, '../dist-settings') })
  expect(settings).toContain(
    '  listen 0.0.0.0:80;\n  listen [::]:80;\n  server_name www.example.org;\n',
  )
  expect(conf).toContain(
    `log_format plombier '$remote_addr [$time_local] "$request_method $path_without_query" $status $body_bytes_sent';`,
  )
  expect(conf).toContain('access_log /var/log/nginx/plombier-2-minutes.log plombier;')
  // Lesser errors are logged with their query strings.
  expect(conf).toContain('error_log stderr emerg;')
})

test('hosts that read _headers keep hashed files alone, and no error for a year', async () => {
  const rules = (await readFile(join(dist, '_headers'), 'utf8')).split(/^(?=\/)/m)
  expect(rules.length).toBeLessThanOrEqual(100)
  const kept = rules.filter((rule) => rule.includes('immutable'))
  expect(kept.length).toBeGreaterThan(0)
  for (const rule of kept) expect(rule).toMatch(/^\/assets\/[^*\n]+\n {2}Cache-Control: /)
})
