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
    const origin = new URL(response.url).origin
    const target = new URL(headers.get('Location') ?? '', response.url).href.replace(origin, '')
    if (target === right.headers['Location']) return []
    return [`redirects (HTTP ${status}) to ${target.replace(path, '…')}`]
  }
  // A host may serve a page at its other addresses too: the page puts its own into the address bar.
  if (right.status === 308) return []
  if (status !== right.status) return [`answers HTTP ${status}, not ${right.status}`]

  const encoding = headers.get('Content-Encoding')
  if (encoding?.includes(',')) return [`is encoded twice (${encoding})`]
  const rightType = right.headers['Content-Type'] ?? ''
  const type = headers.get('Content-Type') ?? ''
  if (essence(type) !== essence(rightType)) return [`has the type “${type}”, not “${rightType}”`]

  const faults = Object.entries(right.headers)
    .filter(([name]) => name !== 'Content-Type' && name !== 'Vary')
    .filter(([name, value]) => !isAsGood(name, headers.get(name), value))
    .map(([name, value]) => `sends ${name} “${headers.get(name) ?? ''}”, not “${value}”`)
  if (encoding && !/accept-encoding|\*/i.test(headers.get('Vary') ?? '')) {
    faults.push('is sent compressed without “Vary: Accept-Encoding”')
  }
  if (!encoding && right.headers['Vary'] && right.status === 200 && body.length >= SMALL_BYTES) {
    faults.push('is sent uncompressed')
  }
  if (file && !body.equals(file)) faults.push('is not the file that was built')
  return faults
}

/** A type without its parameters. `application/javascript` and `application/xml` are other names. */
function essence(type: string) {
  return type.replace(/\s*;.*/, '').replace(/^application\/(?=javascript|xml)/, 'text/')
}

/** Caching is as good where browsers keep the answer as long. */
function isAsGood(name: string, served: string | null, right: string) {
  return name === 'Cache-Control' ? secondsKept(served) === secondsKept(right) : served === right
}

function secondsKept(cacheControl: string | null) {
  const [, seconds] = /max-age=(\d+)/.exec(cacheControl ?? '') ?? []
  return /no-cache|no-store/.test(cacheControl ?? '') ? 0 : Number(seconds)
}
