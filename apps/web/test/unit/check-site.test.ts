import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compareSite } from '../../check/compare-site.ts'
import { freePort, listen } from '../support/free-port.ts'
import { checkSite, type RunningServer, startServer } from '../support/servers.ts'
import { writeSmallSite } from '../support/small-site.ts'

const published = 'https://www.example.org'
let right: RunningServer
let answersOf: Record<string, string | number>

const service = createServer(({ url }, response) => {
  const { origin = '', status = 200, body = '' } = answersOf
  if (origin) response.setHeader('Access-Control-Allow-Origin', origin)
  response.statusCode = url?.startsWith('/base/search/?') ? Number(status) : 404
  response.end(body)
})

interface Change {
  readonly on: RegExp
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly body?: Buffer
}

/** What stands between a right host and the check, and changes the answers on some paths. */
let change: Change
const host = createServer(async ({ url: path = '/', headers }, response) => {
  const options = { path, headers: { 'accept-encoding': headers['accept-encoding'] } }
  const [answer] = await once(get(right.url, options), 'response')
  const asBuilt = { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  const {
    status,
    headers: changed,
    body,
  } = change.on.test(path) ? { ...asBuilt, ...change } : asBuilt
  for (const [name, value] of Object.entries({ ...asBuilt.headers, ...changed })) {
    if (value && name !== 'content-length') response.setHeader(name, value as string)
  }
  response.writeHead(status).end(body)
})

const serviceUrl = `http://127.0.0.1:${await listen(service)}`
const url = `http://127.0.0.1:${await listen(host)}`
const { site, remove } = await writeSmallSite({ addressService: `${serviceUrl}/base` })
beforeAll(async () => {
  right = await startServer('preview', { site })
})
beforeEach(() => {
  change = { on: /^$/ }
  answersOf = { origin: published, body: '{"features":[]}' }
})
afterAll(async () => {
  host.close()
  service.close()
  await right.stop()
  remove()
})

const check = (...args: readonly string[]) =>
  checkSite(url, '--build', site, '--site', published, ...args)

/** What is wrong, each as the command shows it. */
async function faultLines(at = url) {
  const faults = await compareSite({ url: at, site: published, buildDir: site }, () => {})
  expect(faults.map(({ remedy }) => remedy)).not.toContain('')
  return faults.map(({ where, what }) => `${where.join(', ')}: ${what}.`)
}

const everything = /./
const pages = /^\/(?:[a-z]+-[a-z]+)?$/
const scripts = /^\/assets\/(?!no-such).*\.js$/
const plain = { 'content-encoding': undefined }
const lyon = readFileSync(join(site, 'plombier-lyon.html'))
const encodedTwice = brotliCompressSync(brotliCompressSync(lyon))
const forever = { 'cache-control': 'public, max-age=31536000, immutable' }

test('has nothing to say of what is right', async () => {
  const { status, lines, errors } = await check()
  expect(lines).toEqual([`${url} serves what was built.`])
  expect(status).toBe(0)
  expect(errors).toMatch(/\r(\d+) of \1\n$/)
})

test.each<[string, Change]>([
  ['named otherwise', { on: scripts, headers: { 'content-type': 'application/javascript' } }],
  ['asked for again', { on: pages, headers: { 'cache-control': 'max-age=0, must-revalidate' } }],
  [
    'served at its other address too',
    { on: /lyon\/$/, status: 200, headers: { location: undefined } },
  ],
  [
    'missing at its other address',
    { on: /lyon\/$/, status: 404, headers: { location: undefined } },
  ],
])('has nothing to say of what is %s', async (_, asGood) => {
  change = asGood
  expect(await faultLines()).toEqual([])
})

test.each<[string, Change, RegExp]>([
  [
    'missing headers',
    {
      on: everything,
      headers: { 'referrer-policy': undefined, 'permissions-policy': undefined },
    },
    /^\/, .*: sends no Referrer-Policy, Permissions-Policy\.$/,
  ],
  [
    'a policy that blocks the address service',
    { on: everything, headers: { 'content-security-policy': "connect-src 'self'" } },
    /sends Content-Security-Policy “connect-src 'self'”, not “default-src /,
  ],
  [
    'pages that browsers keep',
    { on: pages, headers: { 'cache-control': 'max-age=600' } },
    /^\/, .*: sends Cache-Control “max-age=600”, not “no-cache”/,
  ],
  [
    'hashed files that browsers ask for again',
    { on: scripts, headers: { 'cache-control': 'no-cache' } },
    /^\/assets\/.*: sends Cache-Control “no-cache”, not “public, max-age=31536000/,
  ],
  [
    'a 404 that browsers keep',
    { on: /no-such-file/, headers: forever },
    /^\/assets\/no-such-file\.js: sends Cache-Control “public, max-age=31536000, immutable”, not/,
  ],
  [
    'scripts as plain text',
    { on: scripts, headers: { 'content-type': 'text/plain' } },
    /^\/assets\/.*: has the type “text\/plain”, not “text\/javascript/,
  ],
  [
    'pages of another release',
    { on: pages, headers: plain, body: Buffer.alloc(9) },
    /lyon: is not the file that was built\./,
  ],
  [
    'missing compression',
    { on: /^\/plombier-lyon$/, headers: plain, body: lyon },
    /^\/plombier-lyon: is sent uncompressed/,
  ],
  [
    'a doubled encoding',
    { on: /lyon$/, headers: { 'content-encoding': 'br, br' }, body: encodedTwice },
    /^\/plombier-lyon: is encoded twice \(br, br\)/,
  ],
  [
    'compression that caches hear nothing of',
    { on: everything, headers: { vary: undefined } },
    /is sent compressed without “Vary: Accept-Encoding”/,
  ],
  [
    'pages in another character set',
    { on: pages, headers: { 'content-type': 'text/html; charset=iso-8859-1' } },
    /lyon: has the type “text\/html; charset=iso-8859-1”, not “text\/html; charset=utf-8”/,
  ],
  [
    'what keeps pages from search engines',
    { on: pages, headers: { 'x-robots-tag': 'noindex' } },
    /lyon: sends X-Robots-Tag “noindex”\./,
  ],
  [
    'what browsers save as a file',
    { on: pages, headers: { 'content-disposition': 'attachment' } },
    /lyon: sends Content-Disposition “attachment”\./,
  ],
  [
    'an unknown path that is answered',
    { on: /no-such-page/, status: 200 },
    /^\/no-such-page: answers HTTP 200, not 404/,
  ],
  [
    'a 404 without its page',
    { on: /no-such-page/, headers: plain, body: Buffer.from('Not found') },
    /^\/no-such-page: is not 404\.html\./,
  ],
  [
    'a page that redirects',
    { on: /lyon$/, status: 301, headers: { location: `${published}/plombier-lyon?a` } },
    /^\/plombier-lyon: redirects \(HTTP 301\) to https:\/\/www\.example\.org…\?a\./,
  ],
  [
    'another address of a page that is refused',
    { on: /lyon\/$/, status: 403, headers: { location: undefined } },
    /^\/plombier-lyon\/: answers HTTP 403, not 308/,
  ],
  [
    'another address of a page that leads elsewhere',
    { on: /^\/index\.html$/, status: 301, headers: { location: '/plombier-lyon' } },
    /^\/index\.html: redirects \(HTTP 301\) to \/plombier-lyon\./,
  ],
])('tells %s in one line', async (_, fault, line) => {
  change = fault
  expect(await faultLines()).toEqual([expect.stringMatching(line)])
})

test.each([
  [{ origin: 'https://other.example' }, /lets https:\/\/other\.example read its answers/],
  [{ origin: '' }, /lets nobody read its answers .* not https:\/\/www\.example\.org/],
  [{ status: 503 }, /answers HTTP 503/],
  [{ body: '{}' }, /answers with no list of addresses/],
])('tells an address service that answers with %o', async (answer, line) => {
  Object.assign(answersOf, answer)
  const [fault, ...others] = await faultLines()
  expect(fault).toMatch(line)
  expect(fault).toContain(`${serviceUrl}/base: `)
  expect(others).toEqual([])
})

test('tells a host that does not answer, and asks no more', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`
  expect(await faultLines(gone)).toEqual([
    expect.stringMatching(/^\/: does not answer: connect ECONNREFUSED/),
  ])
})

test('prints a line for each fault, the worst first, then what to do, once', async () => {
  const headers = { ...plain, server: 'Apache', 'referrer-policy': undefined }
  change = { on: everything, headers, body: Buffer.from('Maintenance') }
  const { status, lines } = await check()
  expect(lines).toEqual([
    expect.stringMatching(/^\/, \/\S+, \/\S+ and \d+ more: is not the file that was built\.$/),
    expect.stringMatching(/: is not 404\.html\.$/),
    expect.stringMatching(/: sends no Referrer-Policy\.$/),
    expect.stringMatching(/^→ .*\.htaccess/),
  ])
  expect(status).toBe(1)
})

test('--json prints the same for a monitor', async () => {
  change = { on: /lyon$/, status: 404, headers: { server: 'Caddy' } }
  const { status, output } = await check('--json')
  const remedy = expect.stringContaining('caddy-conf')
  const fault = { what: 'answers HTTP 404, not 200', remedy, where: ['/plombier-lyon'] }
  expect(JSON.parse(output)).toEqual({ url, faults: [fault] })
  expect(status).toBe(1)
})

test.each([
  ['www.example.com', 'Name the site by its address'],
  ['https://www.example.com/plombier/', 'check https://www.example.com, not a path of it'],
])('asks for the root of an origin instead of “%s”', async (address, sentence) => {
  const { status, errors } = await checkSite(address)
  expect(errors).toContain(sentence)
  expect(status).toBe(1)
})
