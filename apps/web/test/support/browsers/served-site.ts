import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll } from 'vitest'

/** Serves a build during the tests of a file, at a free port. */
export function servedSite(mode: 'demo' | 'production') {
  const site = { url: '' }
  let server: PreviewServer
  beforeAll(async () => {
    server = await preview({
      root: join(import.meta.dirname, '../../..'),
      mode,
      preview: { port: 0 },
    })
    site.url = server.resolvedUrls?.local[0] ?? ''
    // The first search builds the address server's index, which takes too long within a journey.
    if (mode === 'demo') await fetch(`${site.url}geocodage/search/?q=paris`)
  })
  afterAll(() => server.close())
  return site
}
