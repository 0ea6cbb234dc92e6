import type { IncomingMessage, ServerResponse } from 'node:http'
import { reverse, search } from './search.ts'

/** Answers every request itself, for `http.createServer` or as a Connect middleware. */
export function handle(
  // Connect keeps the URL here, and cuts the mount path off the other one.
  { url = '/', originalUrl = url }: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
) {
  const { status, body } = answer(originalUrl)
  response.statusCode = status
  response.setHeader('access-control-allow-origin', '*')
  if (body) response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(body && JSON.stringify(body))
}

/** What the service answers to a GET request; `url` is its path and query string, in any shape. */
export function answer(url: string): { status: number; body?: object } {
  const { pathname = '', searchParams } = URL.parse(url, 'http://localhost') ?? {}
  const read = (name: string) => searchParams?.get(name) || undefined
  const q = read('q')?.trim() ?? ''
  const limit = Number(read('limit') ?? 5)
  const place = { latitude: Number(read('lat')), longitude: Number(read('lon')) }
  const hasPlace = read('lat') !== undefined || read('lon') !== undefined

  const [, operation] = /^\/geocodage\/(search|reverse)\/?$/.exec(pathname) ?? []
  if (!operation) return refusal(404, 'Not Found')
  const isPlace = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  const isLimit = Number.isInteger(limit) && limit >= 1 && limit <= 50
  // As strict as the service: the first character is a digit, or a letter that has two cases.
  const isText = q.length >= 3 && q.length <= 200 && /^[\p{Changes_When_Casemapped}0-9]/u.test(q)
  if (!isLimit || (hasPlace && !isPlace) || !(operation === 'search' ? isText : hasPlace)) {
    return refusal(400, 'q has 3 to 200 characters, limit is 1 to 50, lat and lon are degrees')
  }
  // The service breaks on such a word, and says so without a body.
  if (/\p{L}{60}/u.test(q)) return { status: 500 }
  const near = hasPlace ? place : undefined
  const features =
    operation === 'search' ? search(q, limit, near, read('type')) : reverse(place, limit)
  return { status: 200, body: { type: 'FeatureCollection', features } }
}

function refusal(code: number, message: string) {
  return { status: code, body: { code, message } }
}
