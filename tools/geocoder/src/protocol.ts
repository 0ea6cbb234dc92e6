import type { Coordinates } from '@plombier/quote-engine'
import type { Feature } from './feature.ts'
import type { Geocoder } from './geocoder.ts'

/** Where the national service and this one have their paths. */
export const basePath = '/geocodage'

export interface FeatureCollection {
  type: 'FeatureCollection'
  features: Feature[]
}

interface Refusal {
  code: number
  message: string
}

interface Answer {
  status: number
  /** Absent where the body is empty. */
  body?: FeatureCollection | Refusal
}

/** What the service answers to a GET request; `url` is its path and query string, in any shape. */
export function answer(url: string, geocoder: Geocoder): Answer {
  const { pathname = '', searchParams = new URLSearchParams() } =
    URL.parse(url, 'http://localhost') ?? {}
  const operation = pathname.replace(/\/$/, '')
  if (operation === `${basePath}/search`) return search(searchParams, geocoder)
  if (operation === `${basePath}/reverse`) return reverse(searchParams, geocoder)
  return refuse(404, 'Not Found')
}

const limitFault = 'limit: must be an integer between 1 and 50'
const placeFault = 'lat, lon: must be present together, from -90 to 90 and from -180 to 180'
const queryFault = 'q: must contain between 3 and 200 chars and start with a number or a letter'

function search(parameters: URLSearchParams, geocoder: Geocoder): Answer {
  const q = parameters.get('q')?.trim() ?? ''
  const limit = readLimit(parameters)
  const near = readPlace(parameters)
  if (!isQuery(q)) return refuse(400, queryFault)
  if (!isLimit(limit)) return refuse(400, limitFault)
  if (near && !isPlace(near)) return refuse(400, placeFault)
  // The service breaks on such a word, and says so without a body.
  if (/\p{L}{60}/u.test(q)) return { status: 500 }
  return found(geocoder.search(q, limit, near, parameters.get('type') ?? undefined))
}

function reverse(parameters: URLSearchParams, geocoder: Geocoder): Answer {
  const limit = readLimit(parameters)
  const place = readPlace(parameters)
  if (!isLimit(limit)) return refuse(400, limitFault)
  if (!place || !isPlace(place)) return refuse(400, placeFault)
  return found(geocoder.reverse(place, limit))
}

function readLimit(parameters: URLSearchParams): number {
  return Number(parameters.get('limit') || 5)
}

/** The place, with NaN for what is no number, or `undefined` where none is given. */
function readPlace(parameters: URLSearchParams): Coordinates | undefined {
  const lat = parameters.get('lat') || undefined
  const lon = parameters.get('lon') || undefined
  if (lat === undefined && lon === undefined) return undefined
  return { latitude: Number(lat), longitude: Number(lon) }
}

function isQuery(q: string): boolean {
  return q.length >= 3 && q.length <= 200 && /^[\p{Changes_When_Casemapped}0-9]/u.test(q)
}

function isLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= 50
}

function isPlace({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

function found(features: Feature[]): Answer {
  return { status: 200, body: { type: 'FeatureCollection', features } }
}

function refuse(code: 400 | 404, message: string): Answer {
  return { status: code, body: { code, message } }
}
