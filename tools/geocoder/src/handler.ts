import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Geocoder } from './geocoder.ts'
import { answer } from './protocol.ts'

/** What Connect adds to a request: `url` as it was before the mount path was cut off. */
interface MountedRequest extends IncomingMessage {
  originalUrl?: string | undefined
}

/** Answers every request itself, for `http.createServer` or as a Connect middleware. */
export function createHandler(geocoder: Geocoder) {
  return ({ url = '/', originalUrl = url }: MountedRequest, response: ServerResponse): void => {
    const { status, body } = answer(originalUrl, geocoder)
    response.statusCode = status
    response.setHeader('access-control-allow-origin', '*')
    if (body) response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(body && JSON.stringify(body))
  }
}
