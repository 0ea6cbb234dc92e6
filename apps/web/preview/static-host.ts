import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersOf, readBuiltSite } from '../deploy/built-site.ts'

/** Makes the preview server answer as a right host does. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const site = readBuiltSite(resolve(root, build.outDir))
      const pages = site.pages.join('|')
      const otherAddress = new RegExp(`^/+(?:index(?:\\.html)?|(${pages})(?:\\.html|/+))$`)
      const setHeaders = (response: ServerResponse, path: string) =>
        response.setHeaders(new Map(Object.entries(headersOf(path, site))))
      const options = { dev: true, etag: true, brotli: true, gzip: true, setHeaders }
      const serveFile = sirv(site.folder, options)
      middlewares.use((request, response) => {
        const [path = '', query = ''] = (request.url ?? '').split(/(?=\?)/)
        const other = otherAddress.exec(path)
        if (other) {
          setHeaders(response, path)
          return response.writeHead(308, { Location: `/${other[1] ?? ''}${query}` }).end()
        }
        function notFound() {
          setHeaders(response, '/404')
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(site.folder, '404.html')))
        }
        if (/^\/404(?:\.html)?$/.test(path)) return notFound()
        serveFile(request, response, notFound)
      })
    },
  }
}
