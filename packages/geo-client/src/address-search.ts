import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import type { SearchAddressesOptions } from './search-addresses.ts'
import { assertSearchOptions, searchAddresses, sentText } from './search-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

/** What an address field shows. The object is frozen, and each change makes a new one. */
export interface AddressSearchSnapshot {
  /**
   * `idle`: the text is too short to search; `searching`: from the keystroke to the answer; `found`: the
   * service has suggestions; `empty`: it has none; `failed`: it gave no answer.
   */
  readonly status: 'idle' | 'searching' | 'found' | 'empty' | 'failed'
  /** The text that was given to `setQuery`, unchanged. */
  readonly query: string
  /** Addresses for this `query`, best first. The list is empty unless the status is `found`. */
  readonly suggestions: readonly Address[]
  /**
   * Why there is no answer, if the status is `failed`. It is `undefined` where `baseUrl` is a path and there is
   * no page: `onError` gets that error.
   */
  readonly error?: AddressSearchError | undefined
}

/** The search for one address field. Its functions can be passed on alone: they do not use `this`. */
export interface AddressSearch {
  /**
   * Searches for the text once it has not changed for `debounceMs`. Setting the same text again does
   * nothing, unless its search failed or found nothing: then it is searched again. A text that differs only
   * in its white space, or in the signs in front, keeps the request that is running. A text under three
   * characters, such as `''`, ends the search, and the status is `idle`.
   *
   * @throws {TypeError} if it is no text
   */
  setQuery(query: string): void
  /** Returns what to show now. It is the same object until something changes. */
  getSnapshot(): AddressSearchSnapshot
  /**
   * Calls `listener` after every change, and returns a function that ends this subscription, and no other of
   * the same listener. An error that a listener throws is reported as an uncaught error. The other listeners
   * are still called.
   */
  subscribe(listener: () => void): () => void
  /** Ends the search for good. After it the store makes no request, calls no listener and never changes. */
  dispose(): void
}

/** The options of `createAddressSearch`: those of `searchAddresses` without `signal`, and two more. */
export interface AddressSearchOptions extends Omit<SearchAddressesOptions, 'signal'> {
  /**
   * Is called with the error of each failed search. It is a `TypeError` if `baseUrl` is a path and there is no
   * page. Neither error holds the typed text, so both can be logged. An error that `onError` itself throws
   * becomes an unhandled rejection. Default: nothing is called.
   */
  readonly onError?: ((error: AddressSearchError | TypeError) => void) | undefined
  /** Whole milliseconds without a keystroke before a request, up to 2147483647. Default 300. */
  readonly debounceMs?: number | undefined
}

const idle = { status: 'idle', suggestions: /* @__PURE__ */ Object.freeze([]) } as const

// Visitors delete letters and type them again. This is more texts than they return to in one field, and it
// keeps the memory small.
const CACHED_ANSWERS = 50

/**
 * Makes a store for one address field. It waits until the typing pauses, then searches, and never shows the
 * answer for an earlier text. React's `useSyncExternalStore` can read it.
 *
 * @returns the store, with the status `idle`
 * @throws {TypeError} if an option is wrong; the message names it
 */
export function createAddressSearch(options: AddressSearchOptions = {}): AddressSearch {
  const { onError = () => {}, debounceMs = 300, ...searchOptions } = options
  assertSearchOptions(searchOptions)
  assertWholeNumber('debounceMs', debounceMs, 0)
  if (typeof onError !== 'function') throw new TypeError('onError must be a function')
  // An `EventTarget` reports an error that a listener throws, and then calls the next listener.
  const changes = new EventTarget()
  const disposed = new AbortController()
  const cache = new Map<string, readonly Address[]>()
  let snapshot: AddressSearchSnapshot = Object.freeze({ ...idle, query: '' })
  // Each query has its own controller. Its signal stops the timer and the request, and marks a late answer
  // as one to ignore.
  let current = new AbortController()
  // The text of the last request, unless another search has begun.
  let asked: string | undefined

  function publish(next: AddressSearchSnapshot) {
    snapshot = Object.freeze(next)
    changes.dispatchEvent(new Event('change'))
  }

  function publishAnswer(query: string, suggestions: readonly Address[]) {
    publish({ status: suggestions.length > 0 ? 'found' : 'empty', query, suggestions })
  }

  function setQuery(query: string) {
    const text = sentText(query)
    const { status } = snapshot
    const isAskedAgain = status === 'failed' || status === 'empty'
    if (disposed.signal.aborted || (query === snapshot.query && !isAskedAgain)) return
    if (text === asked && status === 'searching') return publish({ ...snapshot, query })
    current.abort()
    current = new AbortController()
    asked = undefined
    const { signal } = current
    const cached = cache.get(text)
    if (text === '') return publish({ ...idle, query })
    if (cached) return publishAnswer(query, cached)
    const timer = setTimeout(() => runSearch(text, signal), debounceMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    publish({ ...idle, status: 'searching', query })
  }

  async function runSearch(text: string, signal: AbortSignal) {
    asked = text
    try {
      const addresses = Object.freeze(await searchAddresses(text, { ...searchOptions, signal }))
      if (signal.aborted) return
      if (cache.size === CACHED_ANSWERS) cache.clear()
      if (addresses.length > 0) cache.set(text, addresses)
      publishAnswer(snapshot.query, addresses)
    } catch (reason) {
      if (signal.aborted) return
      const error = reason instanceof AddressSearchError ? reason : undefined
      publish({ ...idle, status: 'failed', query: snapshot.query, error })
      onError(reason as AddressSearchError | TypeError)
    }
  }

  return {
    setQuery,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      // A function of its own, because an `EventTarget` takes the same one only once.
      const call = () => listener()
      changes.addEventListener('change', call, { signal: disposed.signal })
      return () => changes.removeEventListener('change', call)
    },
    dispose() {
      disposed.abort()
      current.abort()
    },
  }
}
