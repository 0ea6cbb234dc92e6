import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../support/free-port.ts'
import { startServer } from '../support/servers.ts'

/** A build that asks a path of its own site for addresses. */
const ownPath = mkdtempSync(join(tmpdir(), 'plombier-build-'))
writeFileSync(join(ownPath, 'build-info.json'), '{"addressService":"/geocodage"}')
afterAll(() => rmSync(ownPath, { recursive: true }))

describe.each(['nginx', 'caddy'] as const)('%s', (server) => {
  test('an address service behind the site’s own path answers there, and nothing typed is logged', async () => {
    const asked: (string | undefined)[] = []
    const received = new Set<string>()
    const service = createServer(({ url, headers }, response) => {
      asked.push(url)
      for (const name of Object.keys(headers)) received.add(name)
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Strict-Transport-Security': 'max-age=1; includeSubDomains',
        'Set-Cookie': 'visitor=1',
        'Cache-Control': 'public, max-age=3600',
      })
      response.end('{"features":[]}')
    })
    const geocoder = `http://127.0.0.1:${await listen(service)}/base/`
    const running = await startServer(server, { site: ownPath, geocoder })
    try {
      const query = '?q=secret%20typed%20text&limit=5'
      const headers = { Cookie: 'session=1', Referer: `${running.url}/plombier-lyon` }
      const answer = await fetch(`${running.url}/geocodage/search/${query}`, { headers })
      const answered = Object.fromEntries(answer.headers)
      expect(answered).toMatchObject({
        'content-type': 'application/json',
        'strict-transport-security': 'max-age=63072000',
        'cache-control': 'no-cache',
      })
      expect(answered).not.toHaveProperty('set-cookie')
      expect([...received]).toContain('host')
      for (const name of ['cookie', 'referer', 'x-forwarded-for']) {
        expect([...received]).not.toContain(name)
      }
      expect(await answer.json()).toEqual({ features: [] })
      expect(asked).toEqual([`/base/search/${query}`])
      if (server === 'caddy') return
      const log = () => readFile(join(running.folder, 'access.log'), 'utf8')
      await expect.poll(log).toContain('GET /geocodage/search/')
      expect(await log()).not.toContain('secret')
    } finally {
      await running.stop()
      service.close()
    }
  })
})
