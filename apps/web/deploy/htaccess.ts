import { securityHeaders } from './security-headers.ts'
import {
  type BuiltSite,
  COMPRESSED_FILES,
  contentTypes,
  FOREVER,
  HASHED_FILES,
  nonCanonicalPath,
  PUBLIC_PICTURES,
  PUBLIC_POLICY,
  REVALIDATE,
} from './site-answers.ts'

// Requests, by what mod_rewrite matches in a folder, and the end of the name of the file that is sent.
const requests = [
  ['^$', 'index.html'],
  ['^[a-z0-9-]+$', '.html'],
  [COMPRESSED_FILES, ''],
] as const

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** The `.htaccess` file that Apache 2.4 reads. Where a module is missing, the site works without it. */
export function htaccess(site: BuiltSite): string {
  const otherPath = nonCanonicalPath(site).slice(1, -1)
  const headers = Object.entries({
    ...securityHeaders(site.addressService),
    'Cache-Control': REVALIDATE,
  })
  return `# Written by the build of the website, from apps/web/deploy/htaccess.ts.
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
<IfModule mod_mime.c>
${Object.entries(contentTypes)
  .map(([end, type]) => `  AddType ${type.replace('; charset=utf-8', '')} .${end}`)
  .join('\n')}
  AddCharset utf-8 .css .html .js .txt
  # Apache knows .gz as a type, and .br as the language of Brittany.
  RemoveType .gz
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
<IfModule mod_headers.c>
  # The host may have set its own.
${headers
  .map(
    ([name, value]) => `  Header onsuccess unset ${name}
  Header always set ${name} "${value}"`,
  )
  .join('\n')}
  Header always set Cache-Control "${FOREVER}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#^${HASHED_FILES}#"
${Object.entries(PUBLIC_POLICY)
  .map(
    ([name, value]) =>
      `  Header always set ${name} "${value}" "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#${PUBLIC_PICTURES}#"`,
  )
  .join('\n')}
  Header always merge Vary Accept-Encoding "expr=%{CONTENT_TYPE} !~ m#^(?:image/png|font/woff2)#"
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  # What Apache itself asks for: the page of an error.
  RewriteCond %{ENV:REDIRECT_STATUS} !^$
  RewriteRule ^ - [END]
  RewriteRule ^404(?:\\.html)?$ - [R=404,END]
  # To a folder, Apache would add a slash.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,END]
  # One page, one address. As it was asked for: MultiViews changes it.
  # Behind a server for TLS, Apache itself would name http: in it.
  RewriteCond %{HTTP:X-Forwarded-Proto} =https
  RewriteCond %{THE_REQUEST} "^\\S+ ${otherPath}[? ]"
  RewriteRule ^ https://%{HTTP_HOST}/%1 [R=308,END]
  RewriteCond %{THE_REQUEST} "^\\S+ ${otherPath}[? ]"
  RewriteRule ^ /%1 [R=308,END]
${requests
  .flatMap(([pattern, end]) =>
    encodings.map(
      ([encoding, version]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{REQUEST_FILENAME}${end}${version} -f
  RewriteRule ${pattern} %{REQUEST_FILENAME}${end}${version} [END]`,
    ),
  )
  .join('\n')}
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^[a-z0-9-]+$ %{REQUEST_FILENAME}.html [END]
</IfModule>
<IfModule !mod_rewrite.c>
  <IfModule mod_negotiation.c>
    Options +MultiViews
  </IfModule>
</IfModule>
`
}
