import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../support/free-port.ts'
import { type RunningServer, run, startServer } from '../support/servers.ts'
import { writeSmallSite } from '../support/small-site.ts'

/** The build with the address service of `.env.settings`. */
const site = join(import.meta.dirname, '../../dist-settings')
const asset = (end: string) =>
  `/assets/${readdirSync(join(site, 'assets')).find((name) => name.endsWith(end))}`

const html = { 'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i) }
const typed = (type: string) => ({ 'content-type': expect.stringMatching(`^${type}(;|$)`) })
const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
const missing = [
  ...['/nope', '/Plombier-lyon', '/404', '/404.html', '/favicon.ico', '/plombier-nulle-part'],
  ...['/plombier-lyon/x', '/assets/nope.js', '/assets', '/apercus/nope.png', '//example.com/'],
  ...['/%0d%0aexample.html', '/proof1a2b.html'],
]
const lyon = ['/plombier-lyon.html', '/plombier-lyon/', '/plombier-lyon//', '//plombier-lyon/']

/** What is asked for, with the status of the answer and the headers that are its own. */
const answers = [
  ['/', 200, html],
  ['/mentions-legales?a=1', 200, html],
  ['/robots.txt', 200, typed('text/plain')],
  ['/apercus/accueil.png', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  [asset('.js'), 200, { ...typed('text/javascript'), ...kept }],
  [asset('.css'), 200, { ...typed('text/css'), ...kept }],
  [asset('.ttf'), 200, { ...typed('font/ttf'), ...kept }],
  [asset('.woff2'), 200, { ...typed('font/woff2'), ...kept }],
  ...missing.map((path) => [path, 404, html] as const),
  ...lyon.map((path) => [path, 308, { location: '/plombier-lyon' }] as const),
  ['/index', 308, { location: '/' }],
  ['/index.html', 308, { location: '/' }],
  ['//verifier.html?a=1&b=2', 308, { location: '/verifier?a=1&b=2' }],
] as const

describe.each(['preview', 'nginx', 'apache', 'caddy'] as const)('%s', (name) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(name, site)
  })
  afterAll(() => server.stop())
  const ask = (path: string, headers = {}) =>
    fetch(`${server.url}${path}`, { headers, redirect: 'manual' })

  test.each(answers)('answers at %s with HTTP %i and every header', async (path, right, own) => {
    const { status, headers } = await ask(path)
    const location = headers.get('location')?.replace(server.url, '')
    expect(status).toBe(right)
    expect({ ...Object.fromEntries(headers), location }).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' https://adresses.example.org; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
      ...own,
    })
    const behindTls = await ask(path, { 'x-forwarded-proto': 'https' })
    expect(`${behindTls.headers.get('location')}`).not.toMatch(/^http:/)
  })

  test.each([
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', null],
    ['gzip;q=0', null],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('sends to who accepts %s: %s', async (accepted, encoding) => {
    const answer = await ask('/plombier-lyon', { 'accept-encoding': accepted })
    expect(answer.headers.get('vary')).toMatch(/\baccept-encoding\b/i)
    expect(await answer.text()).toBe(readFileSync(join(site, 'plombier-lyon.html'), 'utf8'))
    // The preview's sirv knows no `q`.
    if (name === 'preview' && accepted.includes('q=')) return
    expect(answer.headers.get('content-encoding')).toBe(encoding)
  })

  test('serves a file that an operator adds, such as a proof of ownership', async () => {
    writeFileSync(join(server.folder, 'site/proof1a2b.html'), 'proof')
    expect(await (await ask('/proof1a2b.html')).text()).toBe('proof')
  })

  test('is right for the check, but for the example’s address service', async () => {
    const { lines } = await run('check/check-site.ts', server.url, '--build', site)
    expect(lines).toEqual([
      expect.stringMatching(/^https:\/\/adresses\.example\.org\/base: /),
      '→ Compare it with pnpm geocoder:contract.',
    ])
  })
})

test.each(['nginx', 'caddy'] as const)('%s forwards nothing but the question', async (name) => {
  const { site, remove } = await writeSmallSite({ addressService: '/geocodage' })
  onTestFinished(remove)
  let asked: IncomingMessage | undefined
  const service = createServer((request, response) => {
    asked = request
    response.setHeader('Strict-Transport-Security', 'max-age=1; includeSubDomains')
    response.setHeader('Set-Cookie', 'visitor=1')
    response.setHeader('Cache-Control', 'public, max-age=3600').end('{"features":[]}')
  })
  const geocoder = `http://127.0.0.1:${await listen(service)}/base/`
  onTestFinished(() => void service.close())
  const { url, folder, stop } = await startServer(name, site, geocoder)
  onTestFinished(stop)

  const query = '?q=secret%20typed%20text&limit=5'
  const headers = { Cookie: 'session=1', Referer: `${url}/plombier-lyon` }
  const answer = await fetch(`${url}/geocodage/search/${query}`, { headers })
  expect(await answer.json()).toEqual({ features: [] })
  expect(asked?.url).toBe(`/base/search/${query}`)
  expect(asked?.rawHeaders.join()).toMatch(/^(?!.*(?:cookie|referer|x-forwarded)).*host/i)
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('set-cookie')).toBeNull()
  if (name === 'caddy') return
  const log = () => readFileSync(join(folder, 'plombier-2-minutes.log'), 'utf8')
  await expect.poll(log).toContain('GET /geocodage/search/')
  expect(log()).not.toContain('secret')
})
