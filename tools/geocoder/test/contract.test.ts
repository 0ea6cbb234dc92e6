import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { driftsOf } from '../contract/check-service.ts'
import { expectations } from '../contract/expectations.ts'
import { createHandler } from '../src/handler.ts'
import { answer, basePath } from '../src/protocol.ts'
import { geocoder } from './support/geocoder.ts'

// What the client reads of an address.
const names = ['label', 'id', 'type', 'postcode', 'city', 'citycode', 'context', 'distance']

test.each([...names, 'coordinates'])('a renamed %s is a drift, and says which', async (name) => {
  const baseUrl = await serveChanged((body) => body.replaceAll(`"${name}":`, '"renamed":'))
  const drift = new RegExp(`^(finds|puts) .*: body\\.features\\.0\\.\\w+\\.${name}: .*undefined`)
  expect(await driftsOf(baseUrl)).toContainEqual(expect.stringMatching(drift))
})

test('an address where there is none is a drift', async () => {
  const { body: lyon } = answer('/geocodage/search/?q=lyon', geocoder)
  const baseUrl = await serveChanged((body) =>
    body.includes('"features":[]') ? JSON.stringify(lyon) : body,
  )
  expect(await driftsOf(baseUrl)).toEqual([
    expect.stringMatching(/^finds nothing for nonsense/),
    expect.stringMatching(/^finds no address at sea/),
  ])
})

test.each([
  ['an answer cut short', /,\{"type":"Feature".*(?=\]\})/, '', ['gives five addresses']],
  ['an answer from farther away', /"distance":/g, '"distance":90', ['finds the address nearest']],
] as const)('%s is a drift', async (_, part, changed, titles) => {
  const drifts = await driftsOf(await serveChanged((body) => body.replace(part, changed)))
  expect(drifts).toEqual(titles.map((title) => expect.stringMatching(`^${title}`)))
})

test('a missing permission for other origins is a drift of every answer', async () => {
  const baseUrl = await serveChanged((body) => body, {})
  expect(await driftsOf(baseUrl)).toHaveLength(expectations.length)
})

test.each([
  ['a service that meets every expectation', createHandler(geocoder), 0, /✓ .* meets all/],
  ['a page in its place', (_, response) => response.end('<html>'), 1, /has drifted/],
  ['one that is busy', (_, response) => response.writeHead(429).end(), 1, /NOT .* \(HTTP 429\)/],
  ['one that nobody answers for', (request) => request.socket.destroy(), 1, /was NOT checked/],
] satisfies [string, RequestListener, number, RegExp][])(
  'the command reports %s',
  async (_, listener, code, sentence) => {
    expect(await runCommand(await serve(listener))).toEqual({
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

/** Serves the embedded server's answers with a change in their bodies or headers. */
function serveChanged(
  change: (body: string) => string,
  headers: Record<string, string> = { 'access-control-allow-origin': '*' },
) {
  return serve((request, response) => {
    const { status, body } = answer(request.url ?? '', geocoder)
    response.writeHead(status, headers).end(change(JSON.stringify(body)))
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
