import { securityHeaders } from './security-headers.ts'
import {
  type BuiltSite,
  FOREVER,
  HASHED_FILES,
  PUBLIC_POLICY,
  pathOf,
  REVALIDATE,
} from './site-answers.ts'

/**
 * The `_headers` file that Cloudflare and Netlify read. They add up the headers of all matching rules,
 * so each header is in one rule only; and they apply rules to errors too, so hashed files are named one
 * by one: no error is kept for a year. Cloudflare reads a hundred rules.
 */
export function headersFile({ files, addressService }: BuiltSite): string {
  const rules = [
    ['/*', securityHeaders(addressService)],
    // In Cloudflare's form, which takes away the one that stands for all.
    ...Object.entries(PUBLIC_POLICY).map(
      ([name, value]) => ['/*.png', { [`! ${name}`]: '', [name]: value }] as const,
    ),
    ...Array.from(files, pathOf)
      .filter((path) => path.startsWith(HASHED_FILES))
      .map((path) => [path, { 'Cache-Control': FOREVER }] as const),
    ...Array.from(files)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [pathOf(file), { 'Cache-Control': REVALIDATE }] as const),
  ] as const
  return rules
    .map(([path, headers]) =>
      [
        path,
        ...Object.entries(headers).map(([name, value]) => `  ${name}${value && `: ${value}`}`),
        '',
      ].join('\n'),
    )
    .join('\n')
}
