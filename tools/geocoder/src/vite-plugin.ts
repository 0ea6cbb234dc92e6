import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createHandler } from './handler.ts'
import { basePath } from './protocol.ts'

/** Answers address searches at `/geocodage` in Vite's dev and preview servers. */
export function geocoder(): Plugin {
  let handler: ReturnType<typeof load> | undefined
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use(basePath, (request, response, next) => {
      handler ??= load()
      handler.then((answer) => answer(request, response), next)
    })
  }
  return { name: 'geocoder', configureServer: mount, configurePreviewServer: mount }
}

// On the first request: unit tests start the same servers and search nothing, and lint reads Vite's
// configuration before the engine is built.
async function load() {
  const { createGeocoder } = await import('./geocoder.ts')
  return createHandler(createGeocoder())
}
