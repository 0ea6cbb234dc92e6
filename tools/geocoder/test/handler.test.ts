import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandler } from '../src/handler.ts'
import { geocoder } from './support/geocoder.ts'

const server = createServer(createHandler(geocoder))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('an answer is JSON for every origin', async () => {
  const { status, headers, body } = await send('GET', '/geocodage/search/?q=lyon&limit=1')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(JSON.parse(body)).toMatchObject({ query: 'lyon', features: [{ type: 'Feature' }] })
})

test('a preflight is granted', async () => {
  const { status, headers } = await send('OPTIONS', '/geocodage/search?q=lyon')
  expect(status).toBe(204)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-methods']).toContain('GET')
})

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await send('HEAD', '/geocodage/search?q=lyon')
  expect([status, headers['content-type'], body]).toEqual([
    200,
    'application/json; charset=utf-8',
    '',
  ])
})

test.each([
  ['GET', '/geocodage/search?q=%00', 400],
  ['GET', '/geocodage/search?q=%E0%A4%A', 400],
  ['GET', '/geocodage/search?q=%', 400],
  ['GET', '/geocodage/search?q=li&limit=many', 400],
  ['GET', '/geocodage/search?q=%F0%9F%9A%B0%F0%9F%9A%B0', 400],
  ['GET', '//', 404],
  ['GET', '/%2e%2e/%00', 404],
  ['POST', '/geocodage/search?q=lyon', 405],
])(
  '%s %s is answered with JSON and the status %d, for every origin',
  async (method, path, code) => {
    const { status, headers, body } = await send(method, path)
    expect(status).toBe(code)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(JSON.parse(body)).toMatchObject({ code })
  },
)

test('a word of 60 letters is answered by 500 and an empty body', async () => {
  const { status, headers, body } = await send('GET', `/geocodage/search?q=${'a'.repeat(60)}`)
  expect([status, headers['content-type'], body]).toEqual([500, undefined, ''])
})

/** Sends the path as it is; `fetch` would normalize it. */
function send(method: string, path: string) {
  const { port } = server.address() as AddressInfo
  return new Promise<{
    status: number | undefined
    headers: Record<string, string | string[] | undefined>
    body: string
  }>((resolve, reject) => {
    request({ method, path, port, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text) => {
        body += text
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}
