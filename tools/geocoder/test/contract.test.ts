import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkService } from '../contract/check-service.ts'
import { expectations } from '../contract/expectations.ts'
import { createHandler } from '../src/handler.ts'
import { answer, basePath, type FeatureCollection } from '../src/protocol.ts'
import { geocoder } from './support/geocoder.ts'

test('the embedded server meets every expectation', async () => {
  const baseUrl = await serve(createHandler(geocoder))
  expect(await driftsOf(baseUrl)).toEqual([])
})

test('a service may say more than the client reads, and less', async () => {
  const baseUrl = await serveChanged(({ features }) => ({
    version: 'draft',
    limit: 5,
    features: features.map(({ geometry, properties: { score, importance, _type, ...read } }) => ({
      geometry,
      properties: { ...read, oldcity: null },
    })),
  }))
  expect(await driftsOf(baseUrl)).toEqual([])
})

test.each([
  'properties.label',
  'properties.id',
  'properties.type',
  'properties.postcode',
  'properties.city',
  'properties.citycode',
  'properties.context',
  'properties.distance',
  'geometry.coordinates',
])('a renamed %s is a drift, and says which', async (path) => {
  const name = path.slice(path.indexOf('.') + 1)
  const baseUrl = await serveChanged((body) =>
    JSON.parse(JSON.stringify(body).replaceAll(`"${name}":`, '"renamed":')),
  )
  const drift = new RegExp(`^(finds|puts) .*: body\\.features\\.0\\.${path}: .*undefined`)
  expect(await driftsOf(baseUrl)).toContainEqual(expect.stringMatching(drift))
})

test('an address where there is none is a drift', async () => {
  const baseUrl = await serveChanged(({ features: [address = {}] }) => ({ features: [address] }))
  expect(await driftsOf(baseUrl)).toEqual([
    expect.stringMatching(/^gives five addresses/),
    expect.stringMatching(/^finds nothing for nonsense/),
    expect.stringMatching(/^finds no address at sea/),
  ])
})

test('a missing permission for other origins is a drift of every answer', async () => {
  const handler = createHandler(geocoder)
  const baseUrl = await serve((request, response) => {
    const { setHeader } = response
    response.setHeader = (name, value) =>
      name === 'access-control-allow-origin' ? response : setHeader.call(response, name, value)
    handler(request, response)
  })
  const drifts = await driftsOf(baseUrl)
  expect(drifts).toHaveLength(expectations.length)
})

test.each([[503], [429]])('a service that answers %i was not reached', async (status) => {
  const baseUrl = await serve((_, response) => {
    response.writeHead(status).end('<h1>Sorry</h1>')
  })
  expect(await checkService(baseUrl)).toEqual({ reached: false, reason: `HTTP ${status}` })
})

test('a service that nobody answers for was not reached', async () => {
  const baseUrl = await serve((request) => request.socket.destroy())
  expect(await checkService(baseUrl)).toMatchObject({ reached: false })
})

test('a page in place of the service is a drift', async () => {
  const baseUrl = await serve((_, response) => {
    response.end('<!doctype html>')
  })
  expect((await driftsOf(baseUrl)).join()).toContain('finds a commune')
})

test.each([
  ['a service that meets every expectation', createHandler(geocoder), 0, /✓ .* meets all/],
  [
    'a page in the place of one',
    (_, response) => response.end('<!doctype html>'),
    1,
    /has drifted/,
  ],
  ['one that nobody answers for', (request) => request.socket.destroy(), 1, /was NOT checked/],
] satisfies [string, RequestListener, number, RegExp][])(
  'the command reports %s',
  async (_, listener, code, sentence) => {
    expect(await runCommand(await serve(listener))).toMatchObject({
      code,
      output: expect.stringMatching(sentence),
    })
  },
)

test('the command refuses what is no address', async () => {
  expect(await runCommand('localhost:4174')).toEqual({
    code: 1,
    output: 'No http(s) address of a service: localhost:4174\n',
  })
})

/** Runs `pnpm geocoder:contract` with an address. */
function runCommand(address: string): Promise<{ code: number | null; output: string }> {
  const cli = join(import.meta.dirname, '../contract/cli.ts')
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, address], (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    )
  })
}

async function driftsOf(baseUrl: string) {
  const verdict = await checkService(baseUrl)
  if (!verdict.reached) throw new Error(verdict.reason)
  return verdict.drifts
}

/** Serves the embedded server's answers with a change in their bodies. */
function serveChanged(change: (body: FeatureCollection) => unknown) {
  return serve((request, response) => {
    const { status, body } = answer('GET', request.url ?? '', geocoder)
    response.writeHead(status, { 'access-control-allow-origin': '*' })
    response.end(body && JSON.stringify('features' in body ? change(body) : body))
  })
}

/** Starts a service for one test and returns its base. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`
}
