import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheControl, securityHeaders } from '../support/answer-headers.ts'
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
  { path: '/', file: 'index.html', type: 'text/html; charset=utf-8', cache: cacheControl.pages },
  {
    path: '/plombier-lyon',
    file: 'plombier-lyon.html',
    type: 'text/html; charset=utf-8',
    cache: cacheControl.pages,
  },
  {
    path: '/mentions-legales?service=fuite',
    file: 'mentions-legales.html',
    type: 'text/html; charset=utf-8',
    cache: cacheControl.pages,
  },
  { path: asset('.js'), file: asset('.js'), type: /javascript/, cache: cacheControl.hashedFiles },
  { path: asset('.css'), file: asset('.css'), type: /^text\/css/, cache: cacheControl.hashedFiles },
  {
    path: asset('.svg'),
    file: asset('.svg'),
    type: 'image/svg+xml',
    cache: cacheControl.hashedFiles,
  },
  { path: asset('.ttf'), file: asset('.ttf'), type: /^font\/ttf/, cache: cacheControl.hashedFiles },
] as const

describe.each(kinds)('$path', ({ path, file, type, cache }) => {
  test('has its type, its cache rule and every security header', async () => {
    const { status, headers } = await request(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(type)
    expect(headers).toMatchObject({
      ...securityHeaders('https://data.geopf.fr'),
      'cache-control': cache,
    })
  })

  test('is compressed as the browser accepts, and decompresses to the same file', async () => {
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

  test.each(['br', 'gz'])('has no address of its own for its .%s version', async (ending) => {
    expect((await request(join('/', `${file}.${ending}`))).status).toBe(404)
  })
})

test('serves the display font without further compression, as immutable', async () => {
  const { status, headers } = await request(asset('.woff2'), 'gzip, br')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^font\/woff2/)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['cache-control']).toBe(cacheControl.hashedFiles)
})

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/plombier-lyon.html', '/plombier-lyon'],
  ['/plombier-lyon/', '/plombier-lyon'],
  ['/mentions-legales.html?a=1&b=2', '/mentions-legales?a=1&b=2'],
])('%s redirects to the one address of its page', async (path, own) => {
  const { status, headers } = await request(path)
  expect(status).toBe(308)
  expect(headers.location).toBe(own)
  expect(headers).toMatchObject({
    ...securityHeaders('https://data.geopf.fr'),
    'cache-control': cacheControl.pages,
  })
})

test.each([
  '/nope',
  '/Plombier-lyon',
  '/404',
  '/404.html',
  '//example.com/',
  '/%0d%0aexample.html',
  '/plombier-nulle-part',
  '/plombier-lyon/x',
  '/assets/nope.js',
  '/_headers',
  '/build-info.json',
])('%s answers 404 with the 404 page', async (path) => {
  const { status, headers, body } = await request(path)
  expect(status).toBe(404)
  expect(body.toString()).toContain('Oops! Page not found')
  expect(headers).toMatchObject({ ...securityHeaders('https://data.geopf.fr'), server: 'nginx' })
})

test('logs no query string', async () => {
  const log = () => readFile(nginx.accessLog, 'utf8')
  await request('/plombier-lyon?service=secret-typed-text')
  await request('/without-query?q=secret-typed-text')
  // Each worker process writes its part of the log.
  await expect.poll(log).toContain('GET /plombier-lyon')
  await expect.poll(log).toContain('GET /without-query')
  expect(await log()).not.toContain('secret-typed-text')
})

test('answers two hundred visitors at once', async () => {
  const { errors, timeouts, non2xx } = await autocannon({
    url: `${nginx.url}/plombier-lyon`,
    amount: 20_000,
    connections: 200,
    headers: { 'accept-encoding': 'br' },
  })
  expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 })
})
