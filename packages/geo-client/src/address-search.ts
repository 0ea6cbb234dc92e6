import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import type { SearchAddressesOptions } from './search-addresses.ts'
import { assertSearchOptions, searchAddresses, sentText } from './search-addresses.ts'
import { assertWholeNumber } from './whole-number.ts'

/** What an address field shows: an immutable object, a new one for every change. */
export interface AddressSearchSnapshot {
  /**
   * `idle`: too little text; `searching`: from the keystroke to the answer; `found`, `empty`:
   * answered, with and without suggestions; `failed`: no answer.
   */
  readonly status: 'idle' | 'searching' | 'found' | 'empty' | 'failed'
  /** The text that this snapshot is about, as it was set. */
  readonly query: string
  /** Addresses for `query` and no other text; empty unless `found`. */
  readonly suggestions: readonly Address[]
  /** Why there is no answer, with `failed` only; `undefined` where a setting is wrong, see `onError`. */
  readonly error?: AddressSearchError | undefined
}

/** The search behind one address field. Its functions need no `this`. */
export interface AddressSearch {
  /**
   * Searches once the text has rested. The text that is already there changes nothing, unless the
   * search for it failed: then it is tried again. A text under three characters, such as `''`, resets to
   * `idle`.
   */
  setQuery(query: string): void
  /** What to show now; the same object until the next change. */
  getSnapshot(): AddressSearchSnapshot
  /**
   * Calls `listener` after every change; returns the function that ends this subscription. What a
   * listener throws is reported as an uncaught error, and stops nothing here.
   */
  subscribe(listener: () => void): () => void
  /** Ends the search for good: no request, no notification and no change after it. */
  dispose(): void
}

/** How and where to search, and when. */
export interface AddressSearchOptions extends Omit<SearchAddressesOptions, 'signal'> {
  /**
   * Told why a search failed, for a log: neither error holds the typed text. A `TypeError` says which
   * setting is wrong. What it throws itself is reported as an uncaught error. Default: nobody is told.
   */
  readonly onError?: ((error: AddressSearchError | TypeError) => void) | undefined
  /** Whole milliseconds without a keystroke before a request, up to 2147483647. Default 300. */
  readonly debounceMs?: number | undefined
}

const idle = { status: 'idle', suggestions: Object.freeze([]) } as const

// More texts than anyone comes back to while filling in one field.
const CACHED_ANSWERS = 50

/**
 * A store of the latest search, for one address field; `useSyncExternalStore` can read it.
 *
 * @throws {TypeError} for a number or a `near` out of range, which it names
 */
export function createAddressSearch(options: AddressSearchOptions = {}): AddressSearch {
  const { onError, debounceMs = 300, ...searchOptions } = options
  assertSearchOptions(searchOptions)
  assertWholeNumber('debounceMs', debounceMs, 0)
  // An `EventTarget` reports what a listener throws, and goes on with the next one.
  const changes = new EventTarget()
  const disposed = new AbortController()
  const cache = new Map<string, readonly Address[]>()
  let snapshot: AddressSearchSnapshot = Object.freeze({ ...idle, query: '' })
  // One controller per query: its signal ends the timer, the request and a late answer alike.
  let current = new AbortController()

  function publish(next: AddressSearchSnapshot) {
    snapshot = Object.freeze(next)
    changes.dispatchEvent(new Event('change'))
  }

  function publishAnswer(query: string, suggestions: readonly Address[]) {
    publish({ status: suggestions.length > 0 ? 'found' : 'empty', query, suggestions })
  }

  function setQuery(query: string) {
    if (disposed.signal.aborted || (query === snapshot.query && snapshot.status !== 'failed'))
      return
    current.abort()
    current = new AbortController()
    const { signal } = current
    const text = sentText(query)
    const cached = cache.get(text)
    if (text === '') return publish({ ...idle, query })
    if (cached) return publishAnswer(query, cached)
    const timer = setTimeout(() => runSearch(query, text, signal), debounceMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    publish({ ...idle, status: 'searching', query })
  }

  async function runSearch(query: string, text: string, signal: AbortSignal) {
    try {
      const addresses = Object.freeze(await searchAddresses(text, { ...searchOptions, signal }))
      if (cache.size === CACHED_ANSWERS) cache.clear()
      cache.set(text, addresses)
      publishAnswer(query, addresses)
    } catch (reason) {
      if (signal.aborted) return
      const error = reason instanceof AddressSearchError ? reason : undefined
      publish({ ...idle, status: 'failed', query, error })
      onError?.(reason as AddressSearchError | TypeError)
    }
  }

  return {
    setQuery,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      changes.addEventListener('change', listener, { signal: disposed.signal })
      return () => changes.removeEventListener('change', listener)
    },
    dispose() {
      disposed.abort()
      current.abort()
    },
  }
}
