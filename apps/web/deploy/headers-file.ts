import { cacheControl, HASHED_FILES } from './cache-control.ts'
import { securityHeaders } from './security-headers.ts'

/** The `_headers` file that static hosts read (Netlify, Cloudflare Pages and others). */
export function headersFile(geocoderUrl: string, pagePaths: readonly string[]): string {
  // These hosts combine the headers of all matching rules, so each header is in one rule only.
  const rules = [
    ['/*', securityHeaders(geocoderUrl)],
    [`${HASHED_FILES}*`, { 'Cache-Control': cacheControl(HASHED_FILES) }],
    ...pagePaths.map((path) => [path, { 'Cache-Control': cacheControl(path) }] as const),
  ] as const
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n')
}
