import { securityHeaders } from './security-headers.ts'
import { headersToDrop, type ServerOptions, withoutFinalSlash } from './server-options.ts'
import {
  contentTypes,
  FOREVER,
  HASHED_FILES,
  PUBLIC_PICTURES,
  PUBLIC_POLICY,
  REVALIDATE,
} from './site-answers.ts'

/** An nginx `server`, to be included in the `http` block. */
export function nginxConf(options: ServerOptions) {
  const { root, address, port, host, geocoderUrl, otherPath, geocoderBehind } = options
  const policy = 'Cross-Origin-Resource-Policy'
  const own = securityHeaders(geocoderUrl)
  const headers = { ...own, [policy]: '$resource_policy', Vary: 'Accept-Encoding' }
  const types = Object.entries(contentTypes)

  return `# Printed by pnpm --filter web nginx-conf: change apps/web/deploy/nginx-conf.ts instead.
map $request_uri $path_without_query {
  ~^([^?]*) $1;
}
log_format plombier '$remote_addr [$time_local] "$request_method $path_without_query" $status $body_bytes_sent';
map "$status $uri" $cache_control {
  "~^(?:200|206|304) ${HASHED_FILES}" "${FOREVER}";
  default "${REVALIDATE}";
}
map $uri $resource_policy {
  "~${PUBLIC_PICTURES}" "${PUBLIC_POLICY[policy]}";
  default "${own[policy]}";
}

server {
${(address ? [address] : ['0.0.0.0', '[::]']).map((ip) => `  listen ${ip}:${port};\n`).join('')}${host && `  server_name ${host};\n`}  root ${root};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  # Nothing that a visitor typed is logged: the access log has no query strings, and of the error log,
  # which has them, only emergencies are kept.
  access_log /var/log/nginx/plombier-2-minutes.log plombier;
  error_log stderr emerg;
  log_not_found off;
  types {
${types.map(([end, type]) => `    ${type.replace('; charset=utf-8', '')} ${end};`).join('\n')}
  }
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $cache_control always;
  # Each file has a brotli and a gzip version beside it. Debian has brotli_static in
  # libnginx-mod-http-brotli-static.
  brotli_static on;
  gzip_static on;
  error_page 404 /404.html;

  location = /404.html {
    internal;
  }
  location = /404 {
    internal;
  }
  # One page, one address.
  location ~ ${otherPath} {
    return 308 /$1$is_args$args;
  }
${geocoderBehind ? geocoderLocation(withoutFinalSlash(geocoderUrl), geocoderBehind, headersToDrop(own)) : ''}  location / {
    try_files $uri $uri.html \${uri}index.html =404;
  }
}
`
}

/**
 * A location that forwards a path of the site to an address service elsewhere. The service stands in a
 * variable: nginx looks up a name that it is given literally once, when it starts.
 */
function geocoderLocation(path: string, { origin, pathname }: URL, dropped: readonly string[]) {
  return `  location ${path}/ {
    # Your network's own resolver, if it has one.
    resolver 9.9.9.9 1.1.1.1;
    set $address_service ${origin};
    rewrite ^${path}/(.*)$ ${withoutFinalSlash(pathname)}/$1 break;
    proxy_pass $address_service;
    proxy_ssl_server_name on;
    # The service gets nothing but the question, and the visitor nothing but its answer.
    proxy_pass_request_headers off;
${dropped.map((name) => `    proxy_hide_header ${name};`).join('\n')}
  }
`
}
