import { cacheControl, HASHED_FILES } from './cache-control.ts'
import { securityHeaders } from './security-headers.ts'

interface NginxOptions {
  /** Folder of the built site. */
  readonly root: string
  /** Address and port, as nginx writes them: `80`, `127.0.0.1:8080`. */
  readonly listen: string
  /** Base of the address service that the build asks: an address, or a path of the site. */
  readonly geocoderUrl: string
  /** The address service behind that path, if it is one. */
  readonly geocoderBehind?: string | undefined
  /** Where requests are logged, without their query strings. */
  readonly accessLog: string
}

/** An nginx `server` with its log format, to be included in the `http` block. */
export function nginxConf({
  root,
  listen,
  geocoderUrl,
  geocoderBehind,
  accessLog,
}: NginxOptions): string {
  assertOneAddressService(geocoderUrl, geocoderBehind)
  // A location with an add_header of its own inherits none, so each one gets them all.
  const headers = (path: string) =>
    Object.entries({ ...securityHeaders(geocoderUrl), 'Cache-Control': cacheControl(path) })
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n')

  return `# Written by the site's own tools: change hosting/nginx-conf.ts instead.
map $request_uri $path_without_query {
  ~^([^?]*) $1;
}
log_format plombier '$remote_addr [$time_local] "$request_method $path_without_query" $status $body_bytes_sent';

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  charset utf-8;
  # Nothing that a visitor typed is logged: no query strings here, and error lines hold whole requests.
  access_log ${accessLog} plombier;
  error_log stderr emerg;
  log_not_found off;
  # Both kinds stand beside each file. The modules: Debian's libnginx-mod-http-brotli-static, and nginx itself.
  brotli_static on;
  gzip_static on;
  error_page 404 /404.html;

  location ${HASHED_FILES} {
${headers(HASHED_FILES)}
    try_files $uri =404;
  }
  # Not every mime.types knows this one.
  location ~ ^${HASHED_FILES}.*\\.ttf$ {
${headers(HASHED_FILES)}
    types { font/ttf ttf; }
    try_files $uri =404;
  }
  location = / {
${headers('/')}
    try_files /index.html =404;
  }
${geocoderBehind ? geocoderLocation(geocoderUrl, geocoderBehind) : ''}  location / {
${headers('/')}
    try_files $uri $uri.html =404;
  }
  location = /_headers {
    internal;
  }
  location ~ \\.(?:br|gz)$ {
    internal;
  }
}
`
}

/** The site's own path to an address service elsewhere. */
function geocoderLocation(path: string, service: string) {
  return `  location ${withFinalSlash(path)} {
    proxy_pass ${withFinalSlash(service)};
    proxy_ssl_server_name on;
  }
`
}

function withFinalSlash(url: string) {
  return `${url.replace(/\/+$/, '')}/`
}

function assertOneAddressService(geocoderUrl: string, geocoderBehind: string | undefined) {
  const isPath = geocoderUrl.startsWith('/')
  if (isPath && !geocoderBehind) {
    throw new Error(
      `This build asks ${geocoderUrl} of its own site for addresses: say which service is behind it with --geocoder URL`,
    )
  }
  if (!isPath && geocoderBehind) {
    throw new Error(
      `This build asks ${geocoderUrl} for addresses, so --geocoder has no use: build it with VITE_GEOCODER_URL=/geocodage first`,
    )
  }
  if (geocoderBehind && !/^https?:\/\/[^\s;{}]+$/.test(geocoderBehind)) {
    throw new Error(`--geocoder is no address: ${geocoderBehind}`)
  }
}
