import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltSite, headersOf, pathOf } from '../deploy/built-site.ts'
import type { Address } from './addresses.ts'

// Hosts may send less than a packet as it is.
const SMALL_BYTES = 1400

/** What is wrong with the answer at an address: for each cause, a sentence without its subject. */
export async function faultsOf([path, right, file]: Address, answer: Response, site: BuiltSite) {
  const { headers, status } = answer
  const body = Buffer.from(await answer.arrayBuffer())
  const location = headers.get('Location')
  if (location) {
    const { origin, href } = new URL(location, answer.url)
    const target = origin === new URL(answer.url).origin ? href.slice(origin.length) : href
    if (right === 308 && target === pathOf(file)) return []
    return [`redirects (HTTP ${status}) to ${target === path ? 'itself' : target}`]
  }
  // A host may serve a page at its other addresses too: the page puts its own into the address bar.
  if (right === 308 && (status === 200 || status === 404)) return []
  const type = headers.get('Content-Type') ?? ''
  // An icon that the operator added.
  if (path === '/favicon.ico' && type.startsWith('image/')) return []
  if (status !== right) return [`answers HTTP ${status}, not ${right}`]
  const encoding = headers.get('Content-Encoding') ?? ''
  if (encoding.includes(',')) return [`is encoded twice (${encoding})`]

  const extension = file.slice(file.lastIndexOf('.') + 1)
  const kind = { js: 'javascript', txt: 'plain' }[extension] ?? extension
  const isCompressible = status === 200 && existsSync(join(site.folder, `${file}.br`))
  const isVaried = /accept-encoding|\*/i.test(headers.get('Vary') ?? '')
  const rightHeaders = headersOf(pathOf(file), site)
  const absent = Object.keys(rightHeaders).filter((name) => !headers.has(name))
  return [
    !body.equals(readFileSync(join(site.folder, file))) && `is not the ${file} that was built`,
    !type.includes(kind) && `has the type “${type}”, which is not that of .${extension}`,
    /charset=(?!"?utf-8)/i.test(type) && `is not in UTF-8 (${type})`,
    isCompressible && !encoding && body.length >= SMALL_BYTES && 'is sent uncompressed',
    encoding !== '' && !isVaried && 'is sent compressed without “Vary: Accept-Encoding”',
    absent.length > 0 && `sends no ${absent.join(', ')}`,
    headers.has('X-Robots-Tag') && `sends X-Robots-Tag “${headers.get('X-Robots-Tag')}”`,
    ...Object.entries(rightHeaders).map(([name, value]) => {
      const served = headers.get(name) ?? value
      return secondsOf(served) !== secondsOf(value) && `sends ${name} “${served}”, not “${value}”`
    }),
  ].filter((fault) => fault !== false)
}

/** What keeps an answer or HTTPS as long is as good; other headers have to be the same. */
function secondsOf(header: string) {
  return /no-cache|no-store/.test(header) ? '0' : (/max-age=(\d+)/.exec(header)?.[1] ?? header)
}
