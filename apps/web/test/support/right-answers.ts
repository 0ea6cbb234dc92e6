import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSite, type RunningServer, type ServerName, startServer } from './servers.ts'

/** `Cache-Control`: how long browsers keep a response. */
const [pages, hashedFiles] = ['no-cache', 'public, max-age=31536000, immutable']
/** The security headers of every response, with the address service of `.env.settings`. */
const security = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' https://adresses.example.org; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

function asset(site: string, ending: string) {
  const name = readdirSync(join(site, 'assets')).find((file) => file.endsWith(ending))
  if (!name) throw new Error(`no ${ending} in the build`)
  return { path: `/assets/${name}`, file: `assets/${name}` }
}

/** A file of each kind, and how it is answered. */
export const filesOf = (site: string) => [
  { path: '/', file: 'index.html', type: /^text\/html; ?charset=utf-8$/i, cache: pages },
  {
    path: '/plombier-lyon',
    file: 'plombier-lyon.html',
    type: /^text\/html; ?charset=utf-8$/i,
    cache: pages,
  },
  {
    path: '/mentions-legales?a=1',
    file: 'mentions-legales.html',
    type: /^text\/html/,
    cache: pages,
  },
  { path: '/manifest.json', file: 'manifest.json', type: /^application\/json/, cache: pages },
  { path: '/robots.txt', file: 'robots.txt', type: /^text\/plain/, cache: pages },
  { ...asset(site, '.js'), type: /^text\/javascript/, cache: hashedFiles },
  { ...asset(site, '.css'), type: /^text\/css/, cache: hashedFiles },
  { ...asset(site, '.svg'), type: /^image\/svg\+xml/, cache: hashedFiles },
  { ...asset(site, '.ttf'), type: /^font\/ttf/, cache: hashedFiles },
]

const redirects = [
  ['/index.html', '/'],
  ['/index', '/'],
  ['/plombier-lyon.html', '/plombier-lyon'],
  ['/plombier-lyon/', '/plombier-lyon'],
  ['/mentions-legales.html?a=1&b=2', '/mentions-legales?a=1&b=2'],
] as const

const missing = [
  '/nope',
  '/Plombier-lyon',
  '/404',
  '/404.html',
  '//example.com/',
  '/%0d%0aexample.html',
  '/plombier-nulle-part',
  '/plombier-lyon/x',
  '/assets/nope.js',
  '/assets',
]

/** Tests that a server answers as a right host does; `site` is a build with the settings of `.env.settings`. */
export function testAnswers(name: ServerName, site: string) {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(name, { site })
  })
  afterAll(() => server.stop())

  test.each(filesOf(site))(
    '$path has its type, its cache rule and every security header, and is compressed as the browser accepts',
    async ({ path, file, type, cache }) => {
      const content = await readFile(join(site, file))
      const plain = await request(server.url, path)
      expect(plain.status).toBe(200)
      expect(plain.headers['content-type']).toMatch(type)
      expect(plain.headers).toMatchObject({ ...security, 'cache-control': cache })
      const gzip = await request(server.url, path, 'gzip')
      const brotli = await request(server.url, path, 'gzip, br')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.body.equals(content)).toBe(true)
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body).equals(content)).toBe(true)
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.body).equals(content)).toBe(true)
      for (const { headers } of [plain, gzip, brotli]) {
        expect(headers.vary).toMatch(/\baccept-encoding\b/i)
      }
    },
  )

  test('lets other sites show the pictures that are made for them, and nothing else', async () => {
    const policy = 'cross-origin-resource-policy'
    for (const path of ['/icon-192.png', '/apercus/accueil.png']) {
      const { status, headers } = await request(server.url, path)
      expect([status, headers[policy]]).toEqual([200, 'cross-origin'])
    }
    expect((await request(server.url, '/apercus/nope.png')).headers[policy]).toBe('same-origin')
  })

  test('serves the display font as it is, for a year', async () => {
    const { status, headers } = await request(server.url, asset(site, '.woff2').path, 'gzip, br')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('font/woff2')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe(hashedFiles)
  })

  test.each(redirects)('%s redirects to the one address of its page', async (path, own) => {
    const { status, headers } = await request(server.url, path)
    expect(status).toBe(308)
    expect(new URL(headers.location ?? '', server.url).href).toBe(`${server.url}${own}`)
    expect(headers).toMatchObject({ ...security, 'cache-control': pages })
  })

  test('behind a server for TLS, no redirect leads back to http:', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' }
    const { headers } = await request(server.url, '/plombier-lyon.html?a=1', 'identity', forwarded)
    expect(headers.location).toMatch(/^(?:https:\/\/127\.0\.0\.1:\d+)?\/plombier-lyon\?a=1$/)
  })

  test.each(missing)('%s answers 404 with the 404 page, which nobody keeps', async (path) => {
    const { status, headers, body } = await request(server.url, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(body.toString()).toContain('Oops! Page not found')
    expect(headers).toMatchObject({ ...security, 'cache-control': pages })
  })

  test('the check finds nothing wrong but the address service of the example', async () => {
    const { lines } = await checkSite(server.url, '--build', site)
    expect(lines).toEqual([
      expect.stringMatching(/^https:\/\/adresses\.example\.org\/base: /),
      '→ Compare it with pnpm geocoder:contract.',
    ])
  })
}

/** Unlike fetch, keeps the path as it is, and does not decompress the body. */
export async function request(url: string, path: string, acceptEncoding = 'identity', others = {}) {
  const options = { path, headers: { 'accept-encoding': acceptEncoding, ...others } }
  const [answer]: IncomingMessage[] = await once(get(url, options), 'response')
  if (!answer) throw new Error('no answer')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
