import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../support/free-port.ts'
import { testAnswers } from '../support/right-answers.ts'
import { startServer } from '../support/servers.ts'
import { writeSmallSite } from '../support/small-site.ts'

const site = join(import.meta.dirname, '../../dist-settings')

describe.each(['nginx', 'apache', 'caddy'] as const)('%s', (name) => testAnswers(name, site))

test.each(['nginx', 'caddy'] as const)('%s forwards nothing but the question', async (name) => {
  const { site, remove } = await writeSmallSite({ addressService: '/geocodage' })
  onTestFinished(remove)
  let asked: IncomingMessage | undefined
  const service = createServer((request, response) => {
    asked = request
    response.setHeader('Strict-Transport-Security', 'max-age=1; includeSubDomains')
    response.setHeader('Set-Cookie', 'visitor=1')
    response.setHeader('Cache-Control', 'public, max-age=3600').end('{"features":[]}')
  })
  const geocoder = `http://127.0.0.1:${await listen(service)}/base/`
  onTestFinished(() => void service.close())
  const { url, folder, stop } = await startServer(name, site, geocoder)
  onTestFinished(stop)

  const query = '?q=secret%20typed%20text&limit=5'
  const headers = { Cookie: 'session=1', Referer: `${url}/plombier-lyon` }
  const answer = await fetch(`${url}/geocodage/search/${query}`, { headers })
  expect(await answer.json()).toEqual({ features: [] })
  expect(asked?.url).toBe(`/base/search/${query}`)
  expect(asked?.rawHeaders.join()).toMatch(/^(?!.*(?:cookie|referer|x-forwarded)).*host/i)
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('set-cookie')).toBeNull()
  if (name === 'caddy') return
  const log = () => readFileSync(join(folder, 'plombier-2-minutes.log'), 'utf8')
  await expect.poll(log).toContain('GET /geocodage/search/')
  expect(log()).not.toContain('secret')
})
