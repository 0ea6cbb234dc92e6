import { readBuiltSite } from '../deploy/built-site.ts'
import { addresses } from './addresses.ts'
import { faultsOf } from './faults.ts'

const copyAgain =
  'Copy the built folder again, with .htaccess or _headers, or print the server’s configuration again (DEPLOYING.md), and empty the cache'

/**
 * Compares what is served at the origin `url` with the folder `buildDir`, and asks whether the address
 * service answers pages of the published site, `site`. Returns what is not as it should be, what to do, and
 * everywhere it is: paths, or the address service. Throws if the folder holds no built site.
 */
export async function compareSite(url: string, site: string, buildDir: string) {
  const built = readBuiltSite(buildDir)
  const faults = new Map<string, { what: string; remedy: string; where: string[] }>()
  function add(where: string, what: string, remedy: string) {
    faults.set(what, { what, remedy, where: [...(faults.get(what)?.where ?? []), where] })
  }
  for (const address of addresses(built)) {
    const [path] = address
    try {
      const answer = await ask(`${url}${path}`)
      for (const what of await faultsOf(address, answer, built)) add(path, what, copyAgain)
    } catch (error) {
      add(path, `does not answer: ${reasonOf(error)}`, 'Check the address, the host and its TLS')
      // Nobody is there: no use in asking for the rest.
      if (path === '/') return [...faults.values()]
    }
  }
  const service = new URL(built.addressService, url)
  const fault = await addressServiceFault(service, site, [url, site].includes(service.origin))
  if (fault) add(built.addressService, fault, 'Compare it with pnpm geocoder:contract')
  return [...faults.values()]
}

/** Asks as a browser does, but does not follow redirects. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, {
    headers: { 'Accept-Encoding': 'br, gzip', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? reasonOf(error.cause ?? error.message) : String(error)
}

/** Why pages of the published site would get no addresses. */
async function addressServiceFault({ href }: URL, site: string, isOwn: boolean) {
  try {
    const url = `${href.replace(/\/+$/, '')}/search/?q=bordeaux&limit=1`
    const answer = await ask(url, { Origin: site })
    const allowed = isOwn ? '*' : (answer.headers.get('Access-Control-Allow-Origin') ?? 'nobody')
    if (!answer.ok) return `answers HTTP ${answer.status}`
    if (!['*', site].includes(allowed)) return `lets ${allowed} read its answers, not ${site}`
    const { features } = await answer.json()
    return Array.isArray(features) ? undefined : 'answers with no list of addresses'
  } catch (error) {
    return `does not answer: ${reasonOf(error)}`
  }
}
