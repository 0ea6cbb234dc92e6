import { afterAll, expect, test, vi } from 'vitest'
import { compareSite } from '../../check/compare-site.ts'
import { freePort } from '../support/free-port.ts'
import { run, startServer } from '../support/servers.ts'
import { writeSmallSite } from '../support/small-site.ts'

const published = 'https://www.example.org'
const service = 'https://adresses.example.org/base'
const { site, remove } = await writeSmallSite({ addressService: service })
const right = await startServer('preview', site)
afterAll(() => right.stop().finally(remove))

/** Headers of an answer, its `status` and its `body`. An empty one is taken away. */
type Change = Readonly<Record<string, string>>

/** What the check says of a right host and address service, but for a change at one address. */
async function faultsWith(where: string, change: Change) {
  const ask = fetch
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const isService = url === `${service}/search/?q=bordeaux&limit=1`
    const answer = isService
      ? Response.json({ features: [] }, { headers: { 'access-control-allow-origin': published } })
      : await ask(url, options)
    const isHere = isService ? where === service : url === `${right.url}${where}`
    const { status = answer.status, body = answer.body, ...changed } = isHere ? change : {}
    const headers = Object.entries({ ...Object.fromEntries(answer.headers), ...changed })
    const all = { status: Number(status), headers: headers.filter(([, value]) => value) }
    return Object.defineProperty(new Response(body, all), 'url', { value: url })
  })
  const faults = await compareSite(right.url, published, site)
  vi.stubGlobal('fetch', ask)
  return faults.map((fault) => [...fault.where, fault.what])
}

const [page, slash] = ['/plombier-lyon', '/mentions-legales/']

test.each<[string, Change]>([
  ['/assets/a.js', { 'content-type': 'application/javascript' }],
  [page, { 'cache-control': 'max-age=0, must-revalidate' }],
  ['/favicon.ico', { status: '200', 'content-type': 'image/x-icon' }],
])('has nothing to say of %s with %o', async (where, change) => {
  expect(await faultsWith(where, change)).toEqual([])
})

test.each<[string, string, Change]>([
  [page, 'answers HTTP 503, not 200', { status: '503' }],
  [page, 'is not the plombier-lyon.html that was built', { body: 'An older release' }],
  [page, 'is sent uncompressed', { 'content-encoding': '' }],
  [page, 'is encoded twice (br, br)', { 'content-encoding': 'br, br' }],
  [page, 'has the type “text/plain”, which is not that of .html', { 'content-type': 'text/plain' }],
  [page, 'sends no Referrer-Policy', { 'referrer-policy': '' }],
  [page, 'sends Cache-Control “max-age=600”, not “no-cache”', { 'cache-control': 'max-age=600' }],
  [page, 'sends X-Robots-Tag “noindex”', { 'x-robots-tag': 'noindex' }],
  [page, 'redirects (HTTP 302) to /', { status: '302', location: '/' }],
  ['/no-such-page', 'answers HTTP 200, not 404', { status: '200' }],
  [`${slash}/`, 'redirects (HTTP 308) to itself', { location: `${slash}/` }],
  [`/${slash}`, 'redirects (HTTP 308) to http://elsewhere/', { location: '//elsewhere/' }],
  [service, 'answers with no list of addresses', { body: '{}' }],
  [service, `lets x read its answers, not ${published}`, { 'access-control-allow-origin': 'x' }],
])('says: %s %s', async (where, what, change) => {
  expect(await faultsWith(where, change)).toEqual([[where, what]])
})

test('names a host that does not answer, for people and for a monitor', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const what = `does not answer: connect ECONNREFUSED ${url.slice(7)}`
  const remedy = 'Check the address, the host and its TLS'
  const { lines, status } = await run('check/check-site.ts', url, '--build', site)
  expect(lines).toEqual([`/: ${what}.`, `→ ${remedy}.`])
  expect(status, 'for a monitor').toBe(1)
  const { lines: json } = await run('check/check-site.ts', url, '--build', site, '--json')
  expect(JSON.parse(json.join(''))).toEqual({ url, faults: [{ what, remedy, where: ['/'] }] })
})
