import { cacheControl, HASHED_FILES } from '../deploy/cache-control.ts'
import { securityHeaders } from '../deploy/security-headers.ts'
import type { Fault } from './fault.ts'

const remedy =
  'Let the host read _headers of the built folder, or print the nginx configuration again'

/** The security headers that are missing or other than `security-headers.ts` writes them. */
export function securityHeaderFaults(headers: Headers, addressService: string): Fault[] {
  return Object.entries(securityHeaders(addressService)).flatMap(([name, expected]) => {
    const served = headers.get(name)
    if (served === expected) return []
    if (served === null) return { what: `${name} is missing`, remedy }
    const refused = sources(expected).filter((source) => !sources(served).includes(source))
    return name === 'Content-Security-Policy' && refused.length > 0
      ? { what: `${name} does not let pages ask ${refused.join(', ')}`, remedy }
      : { what: `${name} is “${served}”, not “${expected}”`, remedy }
  })
}

/** Whom a content security policy lets the pages ask. */
function sources(policy: string): string[] {
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

/** Whether a page, or a file with a hash in its name, is kept by browsers for too long or too short. */
export function cacheFaults(headers: Headers, path: string): Fault[] {
  const served = headers.get('Cache-Control')
  const expected = cacheControl(path)
  if (served === expected) return []
  const kind = path.startsWith(HASHED_FILES) ? 'a hashed file' : 'a page'
  return [{ what: `Cache-Control of ${kind} is “${served ?? ''}”, not “${expected}”`, remedy }]
}

/** Whether an answer is neither in brotli nor in gzip. */
export function compressionFaults(headers: Headers): Fault[] {
  return ['br', 'gzip'].includes(headers.get('Content-Encoding') ?? '')
    ? []
    : [
        {
          what: 'is sent uncompressed',
          remedy:
            'Serve the .br and .gz files beside it (nginx: brotli_static and gzip_static), or turn compression on',
        },
      ]
}
