import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HASHED_FILES, pathOf, readBuiltSite, siteAnswer } from '../deploy/site-answers.ts'
import { differences } from './differences.ts'

/** Something that is not as it should be, and everywhere it is: paths, or the address service. */
export interface SiteFault {
  readonly what: string
  readonly remedy: string
  readonly where: string[]
}

/**
 * Compares what is served at the origin `url` with what a right host answers: each file of the build,
 * two paths that do not exist, the other addresses of a page, and whether the address service lets pages
 * of the published site, `site`, ask. Throws if `buildDir` holds no built site.
 */
export async function compareSite(
  { url, site, buildDir }: Readonly<Record<'url' | 'site' | 'buildDir', string>>,
  onProgress: (done: number, total: number) => void,
): Promise<SiteFault[]> {
  const built = readBuiltSite(buildDir)
  const isPage = (path: string) => !path.includes('.')
  const files = Array.from(built.files, pathOf)
    .filter((path) => path !== '/404')
    .sort((one, other) => Number(isPage(other)) - Number(isPage(one)))
  const city = files.find((path) => path.startsWith('/plombier-'))
  const unknown = ['/no-such-page', `${HASHED_FILES}no-such-file.js`]
  const paths = [...files, ...unknown, '/index.html', `${city}.html`, `${city}/`]
  const faults = new Map<string, SiteFault>()
  function add(where: string, what: string, remedy: string) {
    const fault = faults.get(what) ?? { what, remedy, where: [] }
    faults.set(what, { ...fault, where: [...fault.where, where] })
  }

  for (const [index, path] of paths.entries()) {
    const right = siteAnswer(path, built)
    const file = right.file ? await readFile(join(buildDir, right.file)) : undefined
    try {
      const response = await ask(new URL(path, url))
      const remedy = remedyOn(response.headers.get('Server') ?? '')
      const body = Buffer.from(await response.arrayBuffer())
      for (const what of differences({ path, response, body }, right, file)) add(path, what, remedy)
    } catch (error) {
      add(path, `does not answer: ${reasonOf(error)}`, 'Check the address, the host and its TLS')
      // Nobody is there: no use in asking for the rest.
      if (index === 0) return [...faults.values()]
    }
    onProgress(index + 1, paths.length)
  }

  const plain = await ask(new URL(url), { 'Accept-Encoding': 'identity' }).catch(() => undefined)
  const isTold = [...faults.keys()].some((what) => what.endsWith('“Vary: Accept-Encoding”'))
  if (plain?.ok && !isTold && !/accept-encoding|\*/i.test(plain.headers.get('Vary') ?? '')) {
    const what = 'is sent uncompressed without “Vary: Accept-Encoding”'
    add('/', what, remedyOn(plain.headers.get('Server') ?? ''))
  }

  const { addressService } = built
  const fault = await addressServiceFault(new URL(addressService, url), site)
  if (fault) add(addressService, fault, 'Compare it with pnpm geocoder:contract')
  // What is missing or wrong comes before what is only said wrong of it.
  const isHeader = ({ what }: SiteFault) => Number(what.startsWith('sends'))
  return [...faults.values()].sort((one, other) => isHeader(one) - isHeader(other))
}

/** Asks as a browser does, but does not follow redirects. */
function ask(url: URL, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, {
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? reasonOf(error.cause ?? error.message) : String(error)
}

/** What makes a server of this name answer as it should. */
function remedyOn(server: string) {
  const copy = 'Copy the built folder to the host again, and empty its cache'
  if (/nginx/i.test(server)) return `${copy}, or print nginx-conf again`
  if (/caddy/i.test(server)) return `${copy}, or print caddy-conf again`
  if (/apache|litespeed/i.test(server))
    return `${copy}, and let it read .htaccess: AllowOverride All, mod_rewrite, mod_headers`
  if (/cloudflare|netlify/i.test(server)) return `${copy}, with its _headers`
  return `${copy}, and let the host answer just so`
}

/** Why pages of an origin would get no addresses from a service. */
async function addressServiceFault(service: URL, origin: string): Promise<string | undefined> {
  const base = service.href.replace(/\/+$/, '')
  try {
    const response = await ask(new URL(`${base}/search/?q=bordeaux&limit=1`), { Origin: origin })
    if (!response.ok) return `answers HTTP ${response.status}`
    const allowed = response.headers.get('Access-Control-Allow-Origin') ?? 'nobody'
    if (service.origin !== origin && !['*', origin].includes(allowed)) {
      return `lets ${allowed} read its answers (Access-Control-Allow-Origin), not ${origin}`
    }
    const { features } = await response.json()
    return Array.isArray(features) ? undefined : 'answers with no list of addresses'
  } catch (error) {
    return `does not answer: ${reasonOf(error)}`
  }
}
