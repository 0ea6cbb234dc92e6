import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, request, testAnswers } from '../support/right-answers.ts'
import { startServer } from '../support/servers.ts'

const site = join(import.meta.dirname, '../../dist-settings')
const servers = ['nginx', 'apache', 'caddy'] as const

describe.each(servers)('%s', (name) => testAnswers(name, site))

test.each(servers)(
  '%s serves a page that its operator adds, such as a proof of ownership, at the name of its file',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'plombier-site-'))
    cpSync(site, folder, { recursive: true })
    const server = await startServer(name, { site: folder })
    try {
      expect((await request(server.url, '/google1a2b.html')).status).toBe(404)
      const served = name === 'apache' ? join(server.folder, 'site') : folder
      writeFileSync(join(served, 'google1a2b.html'), 'google-site-verification')
      const { status, body } = await request(server.url, '/google1a2b.html')
      expect([status, body.toString()]).toEqual([200, 'google-site-verification'])
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true })
    }
  },
)

test('where Apache may neither rewrite nor set headers, pages and their code are there', async () => {
  const server = await startServer('apacheWithLess', { site })
  try {
    for (const { path, file, type } of filesOf(site)) {
      const { status, headers, body } = await request(server.url, path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(headers['content-type']).toMatch(type)
      expect(body.equals(await readFile(join(site, file)))).toBe(true)
    }
    expect((await request(server.url, '/nope')).status).toBe(404)
  } finally {
    await server.stop()
  }
})
