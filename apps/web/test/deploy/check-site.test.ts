import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { currentTariff, findService } from '@plombier/quote-engine'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeBuildInfo } from '../../deploy/build-info.ts'
import { startNginx } from '../support/nginx.ts'

const webDir = join(import.meta.dirname, '../..')
const published = 'https://www.example.org'
const leak = findService('fuite')
const leakPrice = Math.max(leak.basePrice, currentTariff.minimumTotal)

let allowedOrigin: string | undefined = published
const service = createServer(({ url }, response) => {
  if (allowedOrigin) response.setHeader('Access-Control-Allow-Origin', allowedOrigin)
  response.statusCode = /^\/(?:base|odd)\/search\//.test(url ?? '') ? 200 : 404
  response.end(url?.startsWith('/odd/') ? '{}' : '{"features":[]}')
})
let serviceOrigin: string
/** The build with every setting, that asks the service above. */
let build: string
const folders: string[] = []

beforeAll(async () => {
  serviceOrigin = await listen(service)
  build = copyOf('dist-settings', `${serviceOrigin}/base`)
})
afterEach(() => {
  allowedOrigin = published
})
afterAll(() => {
  service.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

function copyOf(name: string, addressService: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plombier-build-'))
  folders.push(folder)
  cpSync(join(webDir, name), folder, { recursive: true })
  writeBuildInfo(folder, { addressService })
  return folder
}

async function checkSite(...args: readonly string[]) {
  const command = spawn(process.execPath, ['check/check-site.ts', ...args], { cwd: webDir })
  const [output, errors, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ])
  return { status, errors, output, lines: output.trim().split('\n') }
}

/** Serves the build with a changed configuration, and checks it. */
async function checkServed(change?: (conf: string) => string, ...args: readonly string[]) {
  const nginx = await startNginx(build, { geocoderUrl: `${serviceOrigin}/base` }, change)
  try {
    return await checkSite(nginx.url, '--build', build, '--site', published, ...args)
  } finally {
    await nginx.stop()
  }
}

/** Puts one text for another in a configuration. Throws if it is not there. */
function put(after: string, before: string | RegExp) {
  return (conf: string) => {
    const changed = conf.replaceAll(before, () => after)
    if (changed === conf) throw new Error(`not in the configuration: ${before}`)
    return changed
  }
}

/** Gives Lyon's page a location of its own, with the headers of all pages. */
function forLyon(directives: string) {
  return (conf: string) => {
    const pages = /location \/ \{(.*?)\}/s.exec(conf)?.[1]
    return put(
      `location = /plombier-lyon { ${pages} ${directives} }\n  location / {`,
      'location / {',
    )(conf)
  }
}

/** Replaces the first such text in Lyon's page on its way. */
function inLyon(before: string, after: string) {
  return forLyon(`brotli_static off; gzip_static off; gzip on; sub_filter '${before}' '${after}';`)
}

test('has nothing to say about the configuration that is shipped', async () => {
  const { status, lines } = await checkServed()
  expect(lines).toEqual([expect.stringContaining('serves what was built')])
  expect(status).toBe(0)
})

describe('names in one line', () => {
  type Row = [string, (conf: string) => string, string]
  const faults: Row[] = [
    [
      'a missing header',
      put('', /add_header Referrer-Policy .*/g),
      'more: Referrer-Policy is missing',
    ],
    [
      'another header than the build’s',
      put('geolocation=(self), camera=(self)', 'geolocation=(self), camera=()'),
      'Permissions-Policy is “geolocation=(self), camera=(self)',
    ],
    [
      'pages that browsers keep',
      put('"max-age=600"', '"no-cache"'),
      'Cache-Control of a page is “max-age=600”, not “no-cache”',
    ],
    [
      'hashed files that browsers ask for again',
      put('"no-cache"', '"public, max-age=31536000, immutable"'),
      'Cache-Control of a hashed file is “no-cache”',
    ],
    ['missing compression', put('', /(?:brotli|gzip)_static on;/g), 'is sent uncompressed'],
    [
      'a page in place of an unknown one',
      put('$uri.html /mentions-legales', '$uri.html =404'),
      '/no-such-page: does not exist, but answers HTTP 200',
    ],
    [
      'a 404 without its page',
      put('', 'error_page 404 /404.html;'),
      '/no-such-page, /assets/no-such-file.js: answers 404 without the page',
    ],
    [
      'three pages that redirect',
      put(
        'location ~ ^/plombier-(lille|lyon|nice)$ { return 301 $uri/; }\n  location / {',
        'location / {',
      ),
      '/plombier-lille, /plombier-lyon, /plombier-nice: redirects (HTTP 301)',
    ],
    ['a page that is not there', forLyon('return 404;'), '/plombier-lyon: answers HTTP 404'],
    [
      'a policy without the address service',
      (conf) => put("connect-src 'self';", `connect-src 'self' ${serviceOrigin};`)(conf),
      'Content-Security-Policy does not let pages ask http://127.0.0.1:',
    ],
    [
      'the title of another page',
      inLyon('<title>Plombier à Lyon', '<title>Plombier à Nice'),
      '/plombier-lyon: has the title “Plombier à Nice',
    ],
    [
      'the canonical address of another page',
      inLyon(`href="${published}/plombier-lyon"`, `href="${published}/plombier-nice"`),
      `/plombier-lyon: has the canonical address ${published}/plombier-nice`,
    ],
    [
      'the picture of another page',
      inLyon('/apercus/plombier-lyon.png', '/apercus/plombier-nice.png'),
      `/plombier-lyon: has the preview image ${published}/apercus/plombier-nice.png`,
    ],
    [
      'an old price in structured data',
      inLyon(`"price":${leakPrice}`, `"price":${leakPrice - 1}`),
      `/plombier-lyon: has structured data with the price ${leakPrice - 1} for “${leak.name}”, not ${leakPrice}`,
    ],
    [
      'an old text',
      inLyon('</body>', '<p>Tarifs du mois dernier</p></body>'),
      '/plombier-lyon: is not the page that was built',
    ],
    [
      'scripts with one letter changed',
      put(
        `location /assets/ { brotli_static off; gzip_static off; gzip on; gzip_types *;
          sub_filter_types *; sub_filter return Return;`,
        'location /assets/ {',
      ),
      'is not the file that was built',
    ],
    ...['undefined €', 'NaN €', '[object Object]'].map(
      (value): Row => [
        `the missing value ${value}`,
        inLyon('</body>', `<p>${value}</p></body>`),
        '/plombier-lyon: shows a value that is missing',
      ],
    ),
  ]
  test.each(faults)('%s', async (_, change, line) => {
    const { status, lines } = await checkServed(change)
    expect(lines).toEqual([expect.stringContaining(line)])
    expect(status).toBe(1)
  })

  test('an address service whose answers pages may not read', async () => {
    allowedOrigin = undefined
    const { lines } = await checkServed()
    expect(lines).toEqual([
      expect.stringContaining(`${serviceOrigin}/base: does not let pages of ${published} read`),
    ])
  })

  test.each([
    ['is not there', 'elsewhere', 'answers HTTP 404'],
    ['is none', 'odd', 'answers, but with no list of addresses'],
  ])('an address service that %s', async (_, path, line) => {
    const folder = copyOf('dist-settings', `${serviceOrigin}/${path}`)
    const nginx = await startNginx(build, { geocoderUrl: `${serviceOrigin}/base` })
    const { lines } = await checkSite(nginx.url, '--build', folder, '--site', published)
    await nginx.stop()
    expect(lines).toEqual([expect.stringContaining(`${serviceOrigin}/${path}: ${line}`)])
  })

  test('a site that is published elsewhere than it was built for', async () => {
    const nginx = await startNginx(build, { geocoderUrl: `${serviceOrigin}/base` })
    allowedOrigin = '*'
    const { lines } = await checkSite(nginx.url, '--build', build)
    await nginx.stop()
    expect(lines).toEqual([
      expect.stringContaining(`more: has its canonical address on ${published}`),
    ])
  })

  test('a host that does not answer', async () => {
    const nobody = createServer()
    const url = await listen(nobody)
    nobody.close()
    const { status, lines } = await checkSite(url, '--build', build)
    expect(lines).toEqual([expect.stringMatching(/does not answer: connect ECONNREFUSED/)])
    expect(status).toBe(1)
  })

  test('a host that takes a request and never answers', async () => {
    const mute = createServer(() => {})
    const { lines } = await checkSite(await listen(mute), '--build', build)
    mute.close()
    expect(lines).toEqual([expect.stringMatching(/does not answer: .*timeout/)])
  })
})

test.each([
  {
    folder: 'dist',
    found: ['has no canonical address', 'has no preview image', 'has no contact'],
  },
  {
    folder: 'dist-demo',
    found: ['has no canonical address', 'has no preview image', 'are for a demonstration'],
  },
])('says what is not fit to be published in $folder', async ({ folder, found }) => {
  // Behind the site's own path a service needs no such header.
  allowedOrigin = undefined
  const siteDir = copyOf(folder, '/geocodage')
  const nginx = await startNginx(siteDir, {
    geocoderUrl: '/geocodage',
    geocoderBehind: `${serviceOrigin}/base`,
  })
  const { lines } = await checkSite(nginx.url, '--build', siteDir, '--site', published)
  await nginx.stop()
  expect(lines).toHaveLength(found.length)
  for (const line of found) expect(lines).toContainEqual(expect.stringContaining(line))
})

test('tells a monitor what is wrong, and everywhere it is', async () => {
  const { output, status } = await checkServed(put('', 'error_page 404 /404.html;'), '--json')
  expect(JSON.parse(output)).toEqual({
    url: expect.stringMatching(/^http:/),
    faults: [
      {
        what: 'answers 404 without the page for that',
        remedy: expect.stringContaining('404.html'),
        where: ['/no-such-page', '/assets/no-such-file.js'],
      },
    ],
  })
  expect(status).toBe(1)
})

test('asks for each file once, four at a time', async () => {
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() && !/\.(?:br|gz)$|^(?:_headers|404\.html|build-info\.json)$/.test(entry.name),
  )
  const asked: string[] = []
  let waiting: ServerResponse[] = []
  let most = 0
  const busy = createServer(({ url = '' }, response) => {
    asked.push(url)
    waiting.push(response)
    most = Math.max(most, waiting.length)
    // First it asks whether the site answers at all, and last for two paths that do not exist.
    if (asked.length === 1 || waiting.length === 4 || asked.length === files.length + 3) {
      setImmediate(() => {
        for (const each of waiting) each.writeHead(503).end()
        waiting = []
      })
    }
  })
  const { lines } = await checkSite(await listen(busy), '--build', build, '--site', published)
  busy.close()
  expect(lines).toContainEqual(
    expect.stringContaining(` and ${files.length - 3} more: answers HTTP 503`),
  )
  expect(asked).toHaveLength(files.length + 3)
  expect(new Set(asked).size).toBe(files.length + 2)
  expect(most).toBe(4)
})

test.each([[], ['www.example.com']])('asks for an address instead of %s', async (...args) => {
  const { status, errors } = await checkSite(...args)
  expect(errors).toContain('Name the site by its address')
  expect(status).toBe(1)
})
