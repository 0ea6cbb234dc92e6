import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll } from 'vitest'

/** Serves the demonstration during the tests of a file. Returns its address. */
export function servedSite(port: number): string {
  const url = `http://localhost:${port}`
  let server: PreviewServer
  beforeAll(async () => {
    server = await preview({
      root: join(import.meta.dirname, '../../..'),
      mode: 'demo',
      preview: { port, strictPort: true },
    })
    // The first search builds the address server's index, which takes too long within a journey.
    await fetch(`${url}/geocodage/search/?q=paris`)
  })
  afterAll(() => server.close())
  return url
}
