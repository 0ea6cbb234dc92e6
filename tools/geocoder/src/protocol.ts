import type { ScoredFeature } from './feature.ts'
import type { Search } from './geocoder.ts'

/** Where the national service and this one have their paths. */
export const basePath = '/geocodage'

export interface FeatureCollection {
  type: 'FeatureCollection'
  features: ScoredFeature[]
  query: string
}

export interface Refusal {
  code: number
  message: string
  detail: string[]
}

export interface Answer {
  status: number
  /** Absent where the body is empty. */
  body?: FeatureCollection | Refusal
}

/** What the service answers to a request; `url` is its path and query string, in any shape. */
export function answer(method: string, url: string, search: Search): Answer {
  const { pathname, searchParams } = URL.parse(url, 'http://localhost') ?? {}
  if (pathname !== `${basePath}/search` && pathname !== `${basePath}/search/`) {
    return refuse(404, 'Not Found', [])
  }
  if (method === 'OPTIONS') return { status: 204 }
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Method Not Allowed', [])

  const q = searchParams?.get('q')?.trim() ?? ''
  const limit = searchParams?.get('limit')?.trim() || '5'
  const detail = [...queryFaults(q), ...limitFaults(limit)]
  if (detail.length > 0) return refuse(400, 'Failed parsing query', detail)
  // The service breaks on such a word, and says so without a body.
  if (/\p{L}{60}/u.test(q)) return { status: 500 }

  return {
    status: 200,
    body: { type: 'FeatureCollection', features: search(q, Number(limit)), query: q },
  }
}

function queryFaults(q: string): string[] {
  if (q === '') return ['q is a required param']
  return q.length >= 3 && q.length <= 200 && /^[\p{L}0-9]/u.test(q)
    ? []
    : ['q: must contain between 3 and 200 chars and start with a number or a letter']
}

function limitFaults(limit: string): string[] {
  if (!/^([+-]?[1-9]\d*|0)$/.test(limit)) return ['limit: Unable to parse value as integer']
  return Number(limit) >= 1 && Number(limit) <= 100
    ? []
    : ['limit: must be an integer between 1 and 100']
}

function refuse(code: number, message: string, detail: string[]): Answer {
  return { status: code, body: { code, message, detail } }
}
