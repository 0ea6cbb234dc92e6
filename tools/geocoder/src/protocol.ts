import type { Coordinates } from '@plombier/quote-engine'
import type { ScoredFeature } from './feature.ts'
import type { Geocoder } from './geocoder.ts'

/** Where the national service and this one have their paths. */
export const basePath = '/geocodage'

export interface FeatureCollection {
  type: 'FeatureCollection'
  features: ScoredFeature[]
  /** The text that was searched for; absent from the answer to a place. */
  query?: string
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
export function answer(method: string, url: string, geocoder: Geocoder): Answer {
  const { pathname = '', searchParams = new URLSearchParams() } =
    URL.parse(url, 'http://localhost') ?? {}
  const operation = operations.get(pathname.replace(/\/$/, ''))
  if (!operation) return refuse(404, 'Not Found', [])
  if (method === 'OPTIONS') return { status: 204 }
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'Method Not Allowed', [])
  return operation(searchParams, geocoder)
}

const operations = new Map([
  [`${basePath}/search`, search],
  [`${basePath}/reverse`, reverse],
])

function search(parameters: URLSearchParams, geocoder: Geocoder): Answer {
  const q = read(parameters, 'q') ?? ''
  const limit = read(parameters, 'limit') ?? '5'
  const near = readPlace(parameters)
  const detail = [...queryFaults(q), ...limitFaults(limit), ...placeFaults(parameters)]
  if (detail.length > 0) return refuse(400, 'Failed parsing query', detail)
  // The service breaks on such a word, and says so without a body.
  if (/\p{L}{60}/u.test(q)) return { status: 500 }
  return found({ features: geocoder.search(q, Number(limit), near), query: q })
}

function reverse(parameters: URLSearchParams, geocoder: Geocoder): Answer {
  const limit = read(parameters, 'limit') ?? '5'
  const place = readPlace(parameters)
  const detail = [...limitFaults(limit), ...placeFaults(parameters)]
  if (detail.length > 0) return refuse(400, 'Failed parsing query', detail)
  if (!place) {
    return refuse(400, 'Failed parsing query', ['At least lon/lat or searchgeom must be defined'])
  }
  return found({ features: geocoder.reverse(place, Number(limit)) })
}

function found(answer: Omit<FeatureCollection, 'type'>): Answer {
  return { status: 200, body: { type: 'FeatureCollection', ...answer } }
}

/** The trimmed value, or `undefined` where there is none. */
function read(parameters: URLSearchParams, name: string): string | undefined {
  return parameters.get(name)?.trim() || undefined
}

/** The place, whatever its values are, or `undefined` where half of it or all of it is missing. */
function readPlace(parameters: URLSearchParams): Coordinates | undefined {
  const [lat, lon] = [read(parameters, 'lat'), read(parameters, 'lon')]
  if (lat === undefined || lon === undefined) return undefined
  return { latitude: Number(lat), longitude: Number(lon) }
}

function queryFaults(q: string): string[] {
  if (q === '') return ['q is a required param']
  return q.length >= 3 && q.length <= 200 && /^[\p{Changes_When_Casemapped}0-9]/u.test(q)
    ? []
    : ['q: must contain between 3 and 200 chars and start with a number or a letter']
}

function limitFaults(limit: string): string[] {
  if (!/^([+-]?[1-9]\d*|0)$/.test(limit)) return ['limit: Unable to parse value as integer']
  return Number(limit) >= 1 && Number(limit) <= 50
    ? []
    : ['limit: must be an integer between 1 and 50']
}

function placeFaults(parameters: URLSearchParams): string[] {
  const [lat, lon] = [read(parameters, 'lat'), read(parameters, 'lon')]
  const faults = [...degreeFaults('lat', lat, 90), ...degreeFaults('lon', lon, 180)]
  if (faults.length > 0) return faults
  return (lat === undefined) === (lon === undefined)
    ? []
    : ['lon/lat must be present together if defined']
}

function degreeFaults(name: string, degrees: string | undefined, limit: number): string[] {
  if (degrees === undefined) return []
  if (!/^[+-]?\d+(\.\d*)?$/.test(degrees)) return [`${name}: Unable to parse value as float`]
  return Math.abs(Number(degrees)) <= limit
    ? []
    : [`${name}: must be a float between -${limit} and ${limit}`]
}

function refuse(code: number, message: string, detail: string[]): Answer {
  return { status: code, body: { code, message, detail } }
}
