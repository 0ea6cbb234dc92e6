import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../hosting/security-headers.ts'
import { startNginx } from '../support/nginx.ts'

const site = join(import.meta.dirname, '../../dist')
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  nginx = await startNginx(site, { geocoderUrl: 'https://data.geopf.fr/geocodage' })
})
afterAll(() => nginx.stop())

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Unlike fetch, keeps the `content-encoding` header and does not decompress the body. */
function request(path: string, acceptEncoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${nginx.url}${path}`, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
      response.on('error', reject)
    }).on('error', reject)
  })
}

const assets = readdirSync(join(site, 'assets'))
function asset(ending: string) {
  const name = assets.find((file) => file.endsWith(ending))
  if (!name) throw new Error(`no ${ending} in the build`)
  return `/assets/${name}`
}

const kinds = [
  { path: '/', file: 'index.html', type: 'text/html; charset=utf-8', cache: 'no-cache' },
  {
    path: '/plombier-lyon',
    file: 'plombier-lyon.html',
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
  },
  {
    path: '/mentions-legales?service=fuite',
    file: 'mentions-legales.html',
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
  },
  { path: asset('.js'), file: asset('.js'), type: /javascript/, cache: /immutable/ },
  { path: asset('.css'), file: asset('.css'), type: /^text\/css/, cache: /immutable/ },
  { path: asset('.svg'), file: asset('.svg'), type: 'image/svg+xml', cache: /immutable/ },
  { path: asset('.ttf'), file: asset('.ttf'), type: /^font\/ttf/, cache: /immutable/ },
] as const

describe.each(kinds)('$path', ({ path, file, type, cache }) => {
  it('has its type, its cache rule and every security header', async () => {
    const { status, headers } = await request(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(type)
    expect(headers['cache-control']).toMatch(cache)
    for (const [name, value] of Object.entries(securityHeaders('https://data.geopf.fr/x'))) {
      expect(headers[name.toLowerCase()]).toBe(value)
    }
  })

  it('is compressed as the browser accepts it, and unpacks to the same file', async () => {
    const content = await readFile(join(site, file))
    const [plain, gzip, brotli] = await Promise.all([
      request(path),
      request(path, 'gzip'),
      request(path, 'gzip, br'),
    ])
    expect(plain.body.equals(content)).toBe(true)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(content)).toBe(true)
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).equals(content)).toBe(true)
  })
})

it('serves the display font without further compression, as immutable', async () => {
  const { status, headers } = await request(asset('.woff2'), 'gzip, br')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^font\/woff2/)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['cache-control']).toMatch(/immutable/)
})

it.each(['/nope', '/plombier-nulle-part', '/plombier-lyon/x', '/assets/nope.js', '/_headers'])(
  '%s is a true 404 with the page that says so',
  async (path) => {
    const { status, headers, body } = await request(path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('Oops! Page not found')
    expect(headers['content-security-policy']).toBeTruthy()
    expect(headers['server']).toBe('nginx')
  },
)

it('logs no query string', async () => {
  await request('/plombier-lyon?service=secret-typed-text')
  await request('/nope?q=secret-typed-text')
  await expect.poll(() => readFile(nginx.accessLog, 'utf8')).toContain('GET /nope')
  expect(await readFile(nginx.accessLog, 'utf8')).not.toContain('secret-typed-text')
})

it('answers 2,000 requests a second without an error', { timeout: 30_000 }, async () => {
  const { errors, timeouts, non2xx, requests, latency } = await autocannon({
    url: `${nginx.url}/plombier-lyon`,
    overallRate: 2000,
    connections: 50,
    duration: 8,
    headers: { 'accept-encoding': 'br' },
  })
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 })
  expect(requests.total).toBeGreaterThan(15_000)
  // For information only: it depends on what else the machine does.
  console.info(`${requests.average} requests/s, 99th percentile ${latency.p99} ms`)
})
