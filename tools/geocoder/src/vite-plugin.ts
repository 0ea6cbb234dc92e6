import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createGeocoder, type Search } from './geocoder.ts'
import { createHandler } from './handler.ts'
import { basePath } from './protocol.ts'

/** Answers address searches at `/geocodage` in Vite's dev and preview servers. */
export function geocoder(): Plugin {
  let search: Search | undefined
  // Built on the first request: unit tests start the same servers and search nothing.
  const handler = createHandler((typed, limit) => {
    search ??= createGeocoder()
    return search(typed, limit)
  })
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use(basePath, handler)
  }
  return { name: 'geocoder', configureServer: mount, configurePreviewServer: mount }
}
