import type { Feature } from './feature.ts'
import type { Geocoder } from './geocoder.ts'

/** Where the national service and this one have their paths. */
export const basePath = '/geocodage'

interface Answer {
  status: number
  /** Absent where the body is empty. */
  body?: { type: 'FeatureCollection'; features: Feature[] } | { code: number; message: string }
}

/** What the service answers to a GET request; `url` is its path and query string, in any shape. */
export function answer(url: string, geocoder: Geocoder): Answer {
  const { pathname = '', searchParams } = URL.parse(url, 'http://localhost') ?? {}
  const operation = pathname.replace(/\/$/, '').replace(`${basePath}/`, '')
  const read = (name: string) => searchParams?.get(name) || undefined
  const q = read('q')?.trim() ?? ''
  const limit = Number(read('limit') ?? 5)
  const place = { latitude: Number(read('lat')), longitude: Number(read('lon')) }
  const isPlaced = read('lat') !== undefined || read('lon') !== undefined

  if (operation !== 'search' && operation !== 'reverse') return refuse(404, 'Not Found')
  const isAsked = operation === 'search' ? isQuery(q) : isPlaced
  const isNowhere = !(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180)
  if (!isAsked || (isPlaced && isNowhere) || !isLimit(limit)) {
    return refuse(400, 'q has 3 to 200 characters, limit is 1 to 50, lat and lon are degrees')
  }
  // The service breaks on such a word, and says so without a body.
  if (/\p{L}{60}/u.test(q)) return { status: 500 }
  const features =
    operation === 'search'
      ? geocoder.search(q, limit, isPlaced ? place : undefined, read('type'))
      : geocoder.reverse(place, limit)
  return { status: 200, body: { type: 'FeatureCollection', features } }
}

/** Whether it begins as the service demands: with a digit or a letter that has two cases. */
function isQuery(q: string): boolean {
  return q.length >= 3 && q.length <= 200 && /^[\p{Changes_When_Casemapped}0-9]/u.test(q)
}

function isLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 1 && limit <= 50
}

function refuse(code: 400 | 404, message: string): Answer {
  return { status: code, body: { code, message } }
}
