import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, readBuiltSite } from './built-site.ts'

/** What stands at the `{{places}}` of a configuration, by their names. */
export type Values = Readonly<Record<string, string | undefined>>

/**
 * The file of this folder, with the values of the build and of the server at its `{{places}}`. A paragraph
 * is left out where one of its places has no value.
 */
export function configuration(
  file: 'nginx.conf' | 'Caddyfile' | '.htaccess' | '_headers',
  { files, pages, addressService }: BuiltSite,
  server: Values = {},
): string {
  const isElsewhere = !addressService.startsWith('/')
  const values: Values = {
    ...server,
    connect_sources: isElsewhere ? `'self' ${new URL(addressService).origin}` : "'self'",
    pages: pages.join('|'),
    hashed_files: files
      .filter((name) => name.startsWith('assets/'))
      .map((name) => `/${name}\n  Cache-Control: public, max-age=31536000, immutable`)
      .join('\n'),
  }
  const paragraphs = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n\n')
  return paragraphs
    .map((text) => text.replace(/\{\{(\w+)\}\}/g, (place, name) => values[name] ?? place))
    .filter((text) => !text.includes('{{'))
    .join('\n\n')
}

/** Writes what hosts and commands read of a build into its folder; visitors load none, and none is secret. */
export function writeHostFiles(folder: string, buildInfo: object): void {
  writeFileSync(join(folder, 'build-info.json'), JSON.stringify(buildInfo))
  for (const file of ['_headers', '.htaccess'] as const) {
    writeFileSync(join(folder, file), configuration(file, readBuiltSite(folder)))
  }
}
