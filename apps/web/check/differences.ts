import type { SiteAnswer } from '../deploy/site-answers.ts'

interface ServedAnswer {
  readonly path: string
  readonly response: Response
  readonly body: Buffer
}

// Hosts may send less than a packet as it is.
const SMALL_BYTES = 1400

/** What is different from what a right host sends: for each cause, a sentence without its subject. */
export function differences(
  { path, response, body }: ServedAnswer,
  right: SiteAnswer,
  file: Buffer | undefined,
): string[] {
  const { status, headers } = response
  if (headers.has('Location')) {
    const { origin, pathname, search } = new URL(headers.get('Location') ?? '', response.url)
    const host = origin === new URL(response.url).origin ? '' : origin
    if (!host && pathname === right.headers['Location']) return []
    return [`redirects (HTTP ${status}) to ${host}${pathname.replace(path, '…')}${search}`]
  }
  // A host may serve a page at its other addresses too: the page puts its own into the address bar.
  if (right.status === 308 && (status < 300 || status === 404)) return []
  if (status !== right.status) return [`answers HTTP ${status}, not ${right.status}`]

  const encoding = headers.get('Content-Encoding')
  if (encoding?.includes(',')) return [`is encoded twice (${encoding})`]
  const rightType = right.headers['Content-Type'] ?? ''
  const type = headers.get('Content-Type') ?? ''
  if (!isSameType(type, rightType)) return [`has the type “${type}”, not “${rightType}”`]

  const security = Object.entries(right.headers).filter(([name]) => !isOfContent.test(name))
  const absent = security.map(([name]) => name).filter((name) => !headers.has(name))
  const faults = security
    .filter(([name, value]) => !absent.includes(name) && !isAsGood(name, headers.get(name), value))
    .map(([name, value]) => `sends ${name} “${headers.get(name)}”, not “${value}”`)
  if (absent.length > 0) faults.push(`sends no ${absent.join(', ')}`)
  for (const name of ['X-Robots-Tag', 'Content-Disposition']) {
    if (headers.has(name)) faults.push(`sends ${name} “${headers.get(name)}”`)
  }
  if (file && !body.equals(file)) {
    return [...faults, `is not ${status === 404 ? '404.html' : 'the file that was built'}`]
  }
  if (encoding && !/accept-encoding|\*/i.test(headers.get('Vary') ?? '')) {
    faults.push('is sent compressed without “Vary: Accept-Encoding”')
  }
  const isNegotiated = status === 200 && 'Vary' in right.headers && body.length >= SMALL_BYTES
  if (!encoding && isNegotiated) faults.push('is sent uncompressed')
  return faults
}

const isOfContent = /^(?:Content-Type|Vary)$/

/** `application/javascript` and the like are other names; without a charset, pages name their own. */
function isSameType(served: string, right: string) {
  const [type = '', charset = 'charset=utf-8'] = served.toLowerCase().split(/\s*;\s*/)
  const name = type.replace(/^application\/(?=javascript|xml)/, 'text/').replace('manifest+', '')
  return right.startsWith(name) && name !== '' && charset.replaceAll('"', '') === 'charset=utf-8'
}

/** Caching is as good where browsers keep the answer as long. */
function isAsGood(name: string, served: string | null, right: string) {
  return name === 'Cache-Control' ? secondsKept(served) === secondsKept(right) : served === right
}

function secondsKept(cacheControl: string | null) {
  const [, seconds] = /max-age=(\d+)/.exec(cacheControl ?? '') ?? []
  return /no-cache|no-store/.test(cacheControl ?? '') ? 0 : Number(seconds)
}
