import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

/** Answers address searches at `/geocodage` in Vite's dev and preview servers. */
export function geocoder(): Plugin {
  const mount = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/geocodage', (request, response, next) => {
      // Loaded by the first request: unit tests start the same servers and search nothing, and lint reads
      // Vite's configuration before the engine is built.
      import('./handler.ts').then(({ handle }) => handle(request, response), next)
    })
  }
  return { name: 'geocoder', configureServer: mount, configurePreviewServer: mount }
}
