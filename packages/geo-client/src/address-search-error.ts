/**
 * Why there is no answer. `http`: the service answered with a status other than 2xx; `network`: there
 * was no connection, or it broke; `timeout`: `timeoutMs` is over; `invalid-response`: the answer is not
 * JSON, has no list of features, or has features of which none can be read.
 */
export type AddressSearchErrorCode = 'http' | 'network' | 'timeout' | 'invalid-response'

/**
 * Says that the service gave no answer. The error holds neither the typed text nor the coordinates, so it
 * can be logged. It has no `cause`, because an error of `fetch` can quote the URL, which holds both.
 */
export class AddressSearchError extends Error {
  /**
   * Identifies the error also where `instanceof` fails, because the error comes from another window. A copy
   * that `postMessage` makes keeps only the message.
   */
  override readonly name = 'AddressSearchError'
  /** Why there is no answer. */
  readonly code: AddressSearchErrorCode
  /** The HTTP status if the code is `http`, otherwise `undefined`. */
  readonly status: number | undefined

  constructor(code: AddressSearchErrorCode, status?: number) {
    super(`Address search failed: ${code}${status === undefined ? '' : ` ${status}`}`)
    this.code = code
    this.status = status
  }
}
