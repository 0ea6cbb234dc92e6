import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { securityHeaders } from './security-headers.ts'

// What a right host answers, said once: the preview server, the files and configurations for hosts, and
// the check of a served site take it from here.

/** The file in the built folder that says how it was built; nothing in it is secret. */
export const BUILD_INFO_FILE = 'build-info.json'

/** Path of the files that never change, because their names hold a hash of their content. */
export const HASHED_FILES = '/assets/'

/** `Cache-Control` of these files, and of all else: pages, redirects, errors. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/** `Content-Type` by the end of a file's name. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
}

/** Files that have a brotli and a gzip version beside them. A regular expression for all servers. */
export const COMPRESSED_FILES = '\\.(?:css|html|js|json|svg|ttf|txt|xml)$'

/** Pictures that are made for other sites, which may show them: link previews and icons. */
export const PUBLIC_PICTURES = '\\.png$'
export const PUBLIC_POLICY = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

/**
 * Matches a path that leads to a page but is not the page's own: `/mentions-legales.html`,
 * `/mentions-legales/`, `/index` and `/index.html`. Group 1 is the page's own path without its slash,
 * empty for the home page. A regular expression for all servers. It names the pages of the build: what an
 * operator adds, such as a search engine's proof, answers as it is.
 */
export function nonCanonicalPath({ files }: Pick<BuiltSite, 'files'>): string {
  const names = [...files].filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5))
  const pages = names.filter((name) => name !== 'index' && name !== '404').sort()
  return `^/(?:index(?:\\.html)?|(${pages.join('|')})(?:\\.html|/))$`
}

export interface SiteAnswer {
  readonly status: 200 | 308 | 404
  /** Relative to the built folder. */
  readonly file?: string
  readonly headers: Readonly<Record<string, string>>
}

export interface BuiltSite {
  /** All files that visitors load, relative to the folder, without their compressed versions. */
  readonly files: ReadonlySet<string>
  /** Base of the address service that the site asks: a URL, or a path of the site itself. */
  readonly addressService: string
  /** Of the published site, if it was set. */
  readonly origin?: string
}

/** The folder that an operator names, beside where they stand; by default the one of the last build. */
export function buildFolder(name: string | undefined): string {
  return name ? resolve(process.env['INIT_CWD'] ?? '', name) : join(import.meta.dirname, '../dist')
}

/** Throws if the folder holds no built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const buildInfo = join(folder, BUILD_INFO_FILE)
  if (!existsSync(buildInfo)) throw new Error(`No built website in ${folder}: pnpm build`)
  const { addressService, origin } = JSON.parse(readFileSync(buildInfo, 'utf8'))
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => extensionOf(file) in contentTypes && file !== BUILD_INFO_FILE)
  return { files: new Set(names), addressService, origin }
}

/** What a right host answers to a request for a path, without its query. */
export function siteAnswer(path: string, site: BuiltSite): SiteAnswer {
  const { files, addressService } = site
  const security = securityHeaders(addressService)
  const [isOther, page = ''] = path.match(nonCanonicalPath(site)) ?? []
  if (isOther) {
    const headers = { ...security, 'Cache-Control': REVALIDATE, Location: `/${page}` }
    return { status: 308, headers }
  }
  const found = [path, `${path}.html`, `${path}index.html`]
    .map((name) => name.slice(1))
    .find((name) => files.has(name) && name !== '404.html')
  const file = found ?? '404.html'
  return {
    status: found ? 200 : 404,
    file,
    headers: {
      ...security,
      ...(new RegExp(PUBLIC_PICTURES).test(file) && PUBLIC_POLICY),
      'Cache-Control': found && path.startsWith(HASHED_FILES) ? FOREVER : REVALIDATE,
      'Content-Type': contentTypes[extensionOf(file)] ?? '',
      ...(new RegExp(COMPRESSED_FILES).test(file) && { Vary: 'Accept-Encoding' }),
    },
  }
}

/** The path at which a file is served. */
export function pathOf(file: string): string {
  return `/${file}`.replace(/^\/index\.html$/, '/').replace(/\.html$/, '')
}

function extensionOf(file: string) {
  return file.slice(file.lastIndexOf('.') + 1)
}
