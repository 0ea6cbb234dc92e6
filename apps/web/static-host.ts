import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** Makes the preview server answer as a static host: clean URLs, and 404.html with status 404. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config, middlewares }) {
      const siteDir = join(config.root, config.build.outDir)
      const notFound = readFileSync(join(siteDir, '404.html'))
      const host = sirv(siteDir, {
        dev: true,
        etag: true,
        onNoMatch: (_request, response) => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound)
        },
      })
      return () => {
        middlewares.use((request, response) => host(request, response))
      }
    },
  }
}
