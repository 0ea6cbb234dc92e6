import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, run, type ServerName, startServer } from './servers.ts'

/** The headers of every response, with the address service of `.env.settings`. */
const usual = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' https://adresses.example.org; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
}
const html = { 'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i) }

/** What is asked for, with the status of the answer and the headers that are its own. */
function answersOf(site: string) {
  const assets = readdirSync(join(site, 'assets'))
  const asset = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`
  const typed = (type: string) => ({ 'content-type': expect.stringMatching(`^${type}(;|$)`) })
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' }
  const missing = [
    ...['/nope', '/Plombier-lyon', '/404', '/404.html', '/favicon.ico', '/plombier-nulle-part'],
    ...['/plombier-lyon/x', '/assets/nope.js', '/assets', '/apercus/nope.png', '//example.com/'],
    ...['/%0d%0aexample.html', '/proof1a2b.html'],
  ]
  const lyon = ['/plombier-lyon.html', '/plombier-lyon/', '/plombier-lyon//', '//plombier-lyon/']
  return [
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
    ...['/index', '/index.html'].map((path) => [path, 308, { location: '/' }] as const),
    ['//verifier.html?a=1&b=2', 308, { location: '/verifier?a=1&b=2' }],
  ] as const
}

/** Tests that a server answers as a right host does; `site` is a build with the settings of `.env.settings`. */
export function testAnswers(name: ServerName, site: string) {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(name, site)
  })
  afterAll(() => server.stop())
  const ask = (path: string, headers = {}) =>
    fetch(`${server.url}${path}`, { headers, redirect: 'manual' })

  test.each(answersOf(site))(
    'answers at %s with HTTP %i and every header',
    async (path, right, own) => {
      const { status, headers } = await ask(path)
      const location = headers.get('location')?.replace(server.url, '')
      expect(status).toBe(right)
      expect({ ...Object.fromEntries(headers), location }).toMatchObject({ ...usual, ...own })
      const behindTls = await ask(path, { 'x-forwarded-proto': 'https' })
      expect(`${behindTls.headers.get('location')}`).not.toMatch(/^http:/)
    },
  )

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

  test('serves what an operator adds, such as a proof of ownership, at the name of its file', async () => {
    writeFileSync(join(server.folder, 'site/proof1a2b.html'), 'proof')
    expect(await (await ask('/proof1a2b.html')).text()).toBe('proof')
  })

  test('the check finds nothing wrong but the address service of the example', async () => {
    const { lines } = await run('check/check-site.ts', server.url, '--build', site)
    expect(lines).toEqual([
      expect.stringMatching(/^https:\/\/adresses\.example\.org\/base: /),
      '→ Compare it with pnpm geocoder:contract.',
    ])
  })
}
