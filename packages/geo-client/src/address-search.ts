import type { Address } from './address.ts'
import { AddressSearchError } from './address-search-error.ts'
import { assertCoordinates } from './coordinates.ts'
import { cleanQuery, MIN_QUERY_LENGTH } from './query.ts'
import { type SearchAddressesOptions, searchAddresses } from './search-addresses.ts'

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
   * Searches once the text has rested. The text that is already there changes nothing, unless its
   * search failed: then it is tried again. A text under the minimum, such as `''`, resets to `idle`.
   */
  setQuery(query: string): void
  /** What to show now; the same object until the next change. */
  getSnapshot(): AddressSearchSnapshot
  /** Calls `listener` after every change; returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /** Ends the search for good: no request, no notification and no change after it. */
  dispose(): void
}

/** How and where to search, and when. */
export interface AddressSearchOptions extends Omit<SearchAddressesOptions, 'signal'> {
  /**
   * Told why a search failed, for a log: neither error holds the typed text. A `TypeError` says which
   * setting is wrong. Default: nobody is told.
   */
  readonly onError?: ((error: AddressSearchError | TypeError) => void) | undefined
  /** Milliseconds without a keystroke before a request. Default 300. */
  readonly debounceMs?: number | undefined
  /** Characters of cleaned text from which on to search. Default 3. */
  readonly minLength?: number | undefined
}

// More texts than anyone comes back to while filling in one field.
const CACHED_ANSWERS = 50

/**
 * A store of the latest search, for one address field; `useSyncExternalStore` can read it.
 *
 * @throws {TypeError} for a `near` out of range
 */
export function createAddressSearch({
  onError,
  debounceMs = 300,
  minLength = MIN_QUERY_LENGTH,
  ...options
}: AddressSearchOptions = {}): AddressSearch {
  if (options.near !== undefined) assertCoordinates('near', options.near)
  const listeners = new Set<() => void>()
  const cache = new Map<string, readonly Address[]>()
  let snapshot = createSnapshot('idle', '')
  // One controller per query: its signal ends the timer, the request and a late answer alike.
  let current = new AbortController()
  let disposed = false

  function publish(next: AddressSearchSnapshot) {
    snapshot = next
    for (const listener of listeners) listener()
  }

  function setQuery(query: string) {
    if (disposed || (query === snapshot.query && snapshot.status !== 'failed')) return
    current.abort()
    current = new AbortController()

    const cleaned = cleanQuery(query)
    const cached = cache.get(cleaned)
    if (cleaned.length < minLength) publish(createSnapshot('idle', query))
    else if (cached) publish(createAnsweredSnapshot(query, cached))
    else {
      const { signal } = current
      const timer = setTimeout(() => runSearch(query, cleaned, signal), debounceMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
      publish(createSnapshot('searching', query))
    }
  }

  function runSearch(query: string, cleaned: string, signal: AbortSignal) {
    searchAddresses(cleaned, { ...options, signal }).then(
      (addresses) => {
        if (signal.aborted) return
        addToCache(cleaned, addresses)
        publish(createAnsweredSnapshot(query, addresses))
      },
      (error) => {
        if (signal.aborted) return
        publish(createFailedSnapshot(query, error))
        onError?.(error)
      },
    )
  }

  function addToCache(cleaned: string, addresses: readonly Address[]) {
    cache.set(cleaned, addresses)
    const [oldest] = cache.keys()
    if (cache.size > CACHED_ANSWERS && oldest !== undefined) cache.delete(oldest)
  }

  return {
    setQuery,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      disposed = true
      listeners.clear()
      current.abort()
    },
  }
}

function createAnsweredSnapshot(
  query: string,
  suggestions: readonly Address[],
): AddressSearchSnapshot {
  return createSnapshot(suggestions.length > 0 ? 'found' : 'empty', query, { suggestions })
}

function createFailedSnapshot(query: string, reason: unknown): AddressSearchSnapshot {
  const error = reason instanceof AddressSearchError ? reason : undefined
  return createSnapshot('failed', query, { error })
}

function createSnapshot(
  status: AddressSearchSnapshot['status'],
  query: string,
  { suggestions = [], error }: Partial<AddressSearchSnapshot> = {},
): AddressSearchSnapshot {
  return Object.freeze({ status, query, suggestions: Object.freeze(suggestions), error })
}
