import { securityHeaders } from './security-headers.ts'
import { type ServerOptions, withoutFinalSlash } from './server-options.ts'
import { FOREVER, HASHED_FILES, NON_CANONICAL_PATH, REVALIDATE } from './site-answers.ts'

/** A Caddyfile. It logs no requests. */
export function caddyConf({ root, address, port, geocoderUrl, geocoderBehind }: ServerOptions) {
  const headers = { ...securityHeaders(geocoderUrl), 'Cache-Control': REVALIDATE }
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
${geocoderBehind ? geocoderRoute(withoutFinalSlash(geocoderUrl), geocoderBehind) : ''}\t\terror /404 404
\t\terror /404.html 404
\t\t# One page, one address.
\t\t@other path_regexp ${NON_CANONICAL_PATH}
\t\troute @other {
\t\t\turi path_regexp ${NON_CANONICAL_PATH} /$1
\t\t\tredir {uri} 308
\t\t}
\t\ttry_files {path} {path}.html
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t}
\t}
\thandle_errors {
\t\theader Cache-Control ${REVALIDATE}
\t\trewrite * /404.html
\t\tfile_server
\t}
}
`
}

/** Forwards a path of the site to an address service elsewhere, which is looked up each time. */
function geocoderRoute(path: string, { origin, pathname }: URL) {
  return `\t\thandle_path ${path}/* {
\t\t\trewrite * ${withoutFinalSlash(pathname)}{uri}
\t\t\treverse_proxy ${origin} {
\t\t\t\theader_up Host {upstream_hostport}
\t\t\t}
\t\t}
`
}
