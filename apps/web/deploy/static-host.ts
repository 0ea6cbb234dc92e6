import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { geocoderUrl } from '../settings.ts'
import { cacheControl } from './cache-control.ts'
import { NON_CANONICAL_PATH } from './page-redirect.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Makes the preview server answer as a static host does: one address a page, compressed files, headers,
 * and 404.html with status 404.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config: { root, build, env }, middlewares }) {
      const siteDir = join(root, build.outDir)
      const headers = securityHeaders(geocoderUrl(env))
      const notFound = readFileSync(join(siteDir, '404.html'))
      const answerNotFound = (response: ServerResponse) =>
        response
          .writeHead(404, {
            ...headers,
            'Cache-Control': 'no-cache',
            'Content-Type': 'text/html; charset=utf-8',
          })
          .end(notFound)
      const host = sirv(siteDir, {
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, path) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
          response.setHeader('Cache-Control', cacheControl(path))
        },
        onNoMatch: (_request, response) => answerNotFound(response),
      })
      middlewares.use((request, response) => {
        const [path = '', query] = (request.url ?? '').split('?')
        if (path === '/404' || path === '/404.html') return answerNotFound(response)
        const [isOther, page = ''] = path.match(NON_CANONICAL_PATH) ?? []
        if (!isOther) return host(request, response)
        response
          .writeHead(308, {
            ...headers,
            'Cache-Control': 'no-cache',
            Location: `/${page}${query ? `?${query}` : ''}`,
          })
          .end()
      })
    },
  }
}
