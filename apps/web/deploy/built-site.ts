import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

export interface BuiltSite {
  readonly folder: string
  /** All files that visitors load, relative to the folder, without their compressed versions. */
  readonly files: readonly string[]
  /** The pages by their paths without a slash, without the home page and the 404 page. */
  readonly pages: readonly string[]
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
  const buildInfo = join(folder, 'build-info.json')
  if (!existsSync(buildInfo)) throw new Error(`No built website in ${folder}: pnpm build`)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    // Neither folders nor what visitors do not load.
    .filter((file) => /^(?!build-info|\.).+\.(?!br$|gz$)\w+$/.test(file))
    .sort()
  const pages = files.flatMap((file) => /^(?!(?:index|404)\.)(.+)\.html$/.exec(file)?.[1] ?? [])
  return { folder, files, pages, ...JSON.parse(readFileSync(buildInfo, 'utf8')) }
}

/** The path at which a file is served. */
export function pathOf(file: string): string {
  return `/${file}`.replace(/^\/index\.html$/, '/').replace(/\.html$/, '')
}

/**
 * The headers of a path, as the build's `_headers` gives them: of two rules, the later one stands. Hosts that
 * read it have browsers ask again for all else.
 */
export function headersOf(path: string, { folder }: BuiltSite): Readonly<Record<string, string>> {
  const rules = readFileSync(join(folder, '_headers'), 'utf8').split(/^(?=\/)/m)
  const headers = rules
    .filter((rule) => new RegExp(`^${rule.replace(/\n.*/s, '').replaceAll('*', '.*')}$`).test(path))
    .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)])
  const entries = headers.map(([, name, value]) => [name, value])
  return { 'Cache-Control': 'no-cache', ...Object.fromEntries(entries) }
}
