import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createGeocoder } from './geocoder.ts'
import { createHandler } from './handler.ts'
import { basePath } from './protocol.ts'

/** Answers address searches at `/geocodage` in Vite's dev and preview servers. */
export function geocoder(): Plugin {
  let handler: ReturnType<typeof createHandler> | undefined
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use(basePath, (request, response) => {
      // Built on the first request: unit tests start the same servers and search nothing.
      handler ??= createHandler(createGeocoder())
      handler(request, response)
    })
  }
  return { name: 'geocoder', configureServer: mount, configurePreviewServer: mount }
}
