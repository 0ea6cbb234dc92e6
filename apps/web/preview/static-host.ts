import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

/** The other addresses of a page, as the configurations of the hosts redirect them. */
const otherAddress = /^\/+(?:index(?:\.html)?|([a-z0-9-]+)(?:\.html|\/+))$/

/** Makes the preview server answer as a host does that reads the build's `_headers`. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = resolve(root, build.outDir)
      const file = join(folder, '_headers')
      if (!existsSync(file)) throw new Error(`No built website in ${folder}: run pnpm build.`)
      const rules = readFileSync(file, 'utf8').split(/^(?=\/)/m)
      function setHeaders(response: ServerResponse, path: string) {
        response.setHeader('Cache-Control', 'no-cache')
        for (const rule of rules) {
          const [pattern = '', ...lines] = rule.split('\n')
          const isRule = pattern.startsWith('/') && path.startsWith(pattern.replace(/\*.*/, ''))
          if (!isRule || !path.endsWith(pattern.replace(/.*\*/, ''))) continue
          for (const line of lines) {
            const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
            if (name) response.setHeader(name, value)
          }
        }
        // RFC 6797 wants it over TLS alone.
        response.removeHeader('Strict-Transport-Security')
      }
      const serveFile = sirv(folder, {
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders,
      })
      middlewares.use((request, response) => {
        const [path = '', query = ''] = (request.url ?? '').split(/(?=\?)/)
        function notFound() {
          setHeaders(response, '/404')
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(folder, '404.html')))
        }
        if (/^\/(?:404(?:\.html)?|\.htaccess|_headers|nginx\.conf)$/.test(path)) return notFound()
        const other = otherAddress.exec(path)
        if (!other) return serveFile(request, response, notFound)
        setHeaders(response, path)
        response.writeHead(308, { Location: `/${other[1] ?? ''}${query}` }).end()
      })
    },
  }
}
