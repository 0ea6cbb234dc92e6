import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { readBuiltSite, siteAnswer } from '../deploy/site-answers.ts'

/** Makes the preview server answer as a right host does. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const siteDir = resolve(root, build.outDir)
      const site = readBuiltSite(siteDir)
      const serveFile = sirv(siteDir, {
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: (response, path) => {
          response.setHeaders(new Map(Object.entries(siteAnswer(path, site).headers)))
        },
      })
      middlewares.use((request, response) => {
        const [path = '', ...query] = (request.url ?? '').split(/(?=\?)/)
        const { status, file, headers } = siteAnswer(path, site)
        if (status === 200) return serveFile(request, response)
        const location = headers['Location'] && [headers['Location'], ...query].join('')
        response.writeHead(status, { ...headers, ...(location && { Location: location }) })
        response.end(file && readFileSync(join(siteDir, file)))
      })
    },
  }
}
