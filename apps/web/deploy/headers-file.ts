import { cacheControl, HASHED_FILES } from './cache-control.ts'
import { securityHeaders } from './security-headers.ts'

const ADDRESS_SERVICE = '# Address service: '

/** The `_headers` file that static hosts read (Netlify, Cloudflare Pages and others). */
export function headersFile(geocoderUrl: string, pagePaths: readonly string[]): string {
  // Such hosts join the headers of all matching rules, so each header stands in one rule only.
  const rules = [
    ['/*', securityHeaders(geocoderUrl)],
    [`${HASHED_FILES}*`, { 'Cache-Control': cacheControl(HASHED_FILES) }],
    ...pagePaths.map((path) => [path, { 'Cache-Control': cacheControl(path) }] as const),
  ] as const
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  )
  return [`${ADDRESS_SERVICE}${geocoderUrl}`, ...blocks].join('\n')
}

/** The address service that the build behind a `_headers` file asks. */
export function addressServiceOf(headersFile: string): string {
  const line = headersFile.split('\n').find((line) => line.startsWith(ADDRESS_SERVICE))
  if (!line) throw new Error('This _headers file names no address service: build the website again')
  return line.slice(ADDRESS_SERVICE.length)
}
