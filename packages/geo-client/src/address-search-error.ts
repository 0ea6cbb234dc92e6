/**
 * Why there is no answer. `http`: a status other than 2xx; `network`: no connection, or it broke;
 * `timeout`: `timeoutMs` is over; `invalid-response`: no JSON, or no list of features.
 */
export type AddressSearchErrorCode = 'http' | 'network' | 'timeout' | 'invalid-response'

/**
 * A request that got no answer. Nothing on it holds the searched text or coordinates, so it can be logged;
 * it has no `cause`, because errors of `fetch` can quote the URL.
 */
export class AddressSearchError extends Error {
  /**
   * Identifies it even from another window, where `instanceof` does not. A copy, as `postMessage` makes it,
   * keeps the message alone.
   */
  override readonly name = 'AddressSearchError'
  /** Why there is no answer. */
  readonly code: AddressSearchErrorCode
  /** The HTTP status, with code `http` only. */
  readonly status: number | undefined

  constructor(code: AddressSearchErrorCode, status?: number) {
    super(`Address search failed: ${code}${status === undefined ? '' : ` ${status}`}`)
    this.code = code
    this.status = status
  }
}
