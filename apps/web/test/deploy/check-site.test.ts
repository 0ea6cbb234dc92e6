import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort, listen } from '../support/free-port.ts'
import { checkSite, type RunningServer, startServer } from '../support/servers.ts'

const published = 'https://www.example.org'
const settingsBuild = join(import.meta.dirname, '../../dist-settings')
const lyon = join(settingsBuild, 'plombier-lyon.html')
const build = mkdtempSync(join(tmpdir(), 'plombier-build-'))
let nginx: RunningServer
let serviceUrl: string
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

/** What stands between nginx and the check, and changes the answers on some paths. */
let change: Change
const host = createServer(async ({ url: path = '/', headers }, response) => {
  const options = { path, headers: { 'accept-encoding': headers['accept-encoding'] } }
  const [answer] = await once(get(nginx.url, options), 'response')
  const right = { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  const { status, headers: changed, body } = change.on.test(path) ? { ...right, ...change } : right
  for (const [name, value] of Object.entries({ ...right.headers, ...changed })) {
    if (value && name !== 'content-length') response.setHeader(name, value as string)
  }
  response.writeHead(status).end(body)
})

let url: string
beforeAll(async () => {
  serviceUrl = `http://127.0.0.1:${await listen(service)}`
  url = `http://127.0.0.1:${await listen(host)}`
  cpSync(settingsBuild, build, { recursive: true })
  writeFileSync(join(build, 'build-info.json'), `{"addressService":"${serviceUrl}/base"}`)
  nginx = await startServer('nginx', { site: build })
})
beforeEach(() => {
  change = { on: /^$/ }
  answersOf = { origin: published, body: '{"features":[]}' }
})
afterAll(async () => {
  host.close()
  service.close()
  await nginx.stop()
  rmSync(build, { recursive: true })
})

const check = (...args: readonly string[]) =>
  checkSite(url, '--build', build, '--site', published, ...args)

test('has nothing to say of what is right', async () => {
  const { status, lines, errors } = await check()
  expect(lines).toEqual([`${url} serves what was built.`])
  expect(status).toBe(0)
  expect(errors).toMatch(/\r(\d+) of \1\n$/)
})

const everything = /./
const pages = /^\/(?:plombier-[a-z-]*)?$/
const scripts = /^\/assets\/(?!no-such).*\.js$/
const plain = { 'content-encoding': undefined }
const encodedTwice = brotliCompressSync(brotliCompressSync(readFileSync(lyon)))
const forever = { 'cache-control': 'public, max-age=31536000, immutable' }

test.each<[string, Change, RegExp]>([
  [
    'missing headers',
    {
      on: everything,
      headers: { 'referrer-policy': undefined, 'permissions-policy': undefined },
    },
    /^\/, .* more: sends no Referrer-Policy, Permissions-Policy\.$/,
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
    /more: is not the file that was built\./,
  ],
  [
    'missing compression',
    { on: /^\/plombier-lyon$/, headers: plain, body: readFileSync(lyon) },
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
    /more: has the type “text\/html; charset=iso-8859-1”, not “text\/html; charset=utf-8”/,
  ],
  [
    'what keeps pages from search engines',
    { on: pages, headers: { 'x-robots-tag': 'noindex' } },
    /more: sends X-Robots-Tag “noindex”\./,
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
    { on: /lyon$/, status: 301, headers: { location: `${published}/plombier-lyon` } },
    /^\/plombier-lyon: redirects \(HTTP 301\) to https:\/\/www\.example\.org…\./,
  ],
  [
    'another address of a page that leads elsewhere',
    { on: /^\/index\.html$/, status: 301, headers: { location: '/plombier-lyon' } },
    /^\/index\.html: redirects \(HTTP 301\) to \/plombier-lyon\./,
  ],
])('tells %s in one line', async (_, fault, line) => {
  change = fault
  const { status, lines } = await check()
  expect(lines).toEqual([expect.stringMatching(line), expect.stringMatching(/^→ /)])
  expect(status).toBe(1)
})

test.each([
  [{ origin: 'https://other.example' }, /lets https:\/\/other\.example read its answers/],
  [{ origin: '' }, /lets nobody read its answers .* not https:\/\/www\.example\.org/],
  [{ status: 503 }, /answers HTTP 503/],
  [{ body: '{}' }, /answers with no list of addresses/],
])('tells an address service that answers with %o', async (answer, line) => {
  Object.assign(answersOf, answer)
  const { lines } = await check()
  expect(lines).toEqual([expect.stringMatching(line), expect.stringMatching(/^→ /)])
  expect(lines[0]).toContain(`${serviceUrl}/base: `)
})

test('tells a host that does not answer, and asks no more', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`
  const { status, lines } = await checkSite(gone, '--build', build)
  expect(lines[0]).toMatch(/^\/: does not answer: connect ECONNREFUSED/)
  expect(lines).toHaveLength(2)
  expect(status).toBe(1)
})

test('--json prints the same for a monitor', async () => {
  change = { on: /lyon$/, status: 404 }
  const { status, output } = await check('--json')
  const fault = { what: 'answers HTTP 404, not 200', where: ['/plombier-lyon'] }
  expect(JSON.parse(output)).toEqual({ url, faults: [expect.objectContaining(fault)] })
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
