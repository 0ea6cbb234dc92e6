import { securityHeaders } from './security-headers.ts'
import { headersToDrop, type ServerOptions, withoutFinalSlash } from './server-options.ts'
import {
  FOREVER,
  HASHED_FILES,
  PUBLIC_PICTURES,
  PUBLIC_POLICY,
  REVALIDATE,
} from './site-answers.ts'

/** A Caddyfile. It logs no requests. */
export function caddyConf(options: ServerOptions) {
  const { root, address, port, geocoderUrl, otherPath, geocoderBehind } = options
  const policy = 'Cross-Origin-Resource-Policy'
  const own = securityHeaders(geocoderUrl)
  const headers = { ...own, 'Cache-Control': REVALIDATE }
  return `# Printed by pnpm --filter web caddy-conf: change apps/web/deploy/caddy-conf.ts instead.
# With the site's domain in place of http://:${port}, Caddy gets a certificate by itself.
http://:${port} {
${address && `\tbind ${address}\n`}\troot * ${root}
\t# In this order.
\troute {
\t\theader {
${Object.entries(headers)
  .map(([name, value]) => `\t\t\t${name} "${value}"`)
  .join('\n')}
\t\t}
\t\theader ${HASHED_FILES}* Cache-Control "${FOREVER}"
\t\theader ?Vary Accept-Encoding
\t\t@picture path_regexp ${PUBLIC_PICTURES}
\t\theader @picture ${policy} ${PUBLIC_POLICY[policy]}
${geocoderBehind ? geocoderRoute(withoutFinalSlash(geocoderUrl), geocoderBehind, headersToDrop(headers)) : ''}\t\terror /404 404
\t\terror /404.html 404
\t\t# One page, one address.
\t\t@other path_regexp ${otherPath}
\t\troute @other {
\t\t\turi path_regexp ${otherPath} /$1
\t\t\tredir {uri} 308
\t\t}
\t\ttry_files {path} {path}.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
\thandle_errors {
\t\theader Cache-Control ${REVALIDATE}
\t\theader ${policy} ${own[policy]}
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`
}

// The service gets nothing but the question.
const privateHeaders = ['Cookie', 'Referer', 'X-Forwarded-*'].map((name) => `header_up -${name}`)

/** Forwards a path of the site to an address service elsewhere, which is looked up each time. */
function geocoderRoute(path: string, { origin, pathname }: URL, dropped: readonly string[]) {
  return `\t\thandle_path ${path}/* {
\t\t\trewrite * ${withoutFinalSlash(pathname)}{uri}
\t\t\treverse_proxy ${origin} {
\t\t\t\theader_up Host {upstream_hostport}
${[...dropped.map((name) => `header_down -${name}`), ...privateHeaders].map((line) => `\t\t\t\t${line}`).join('\n')}
\t\t\t}
\t\t}
`
}
