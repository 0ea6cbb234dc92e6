import type { Address } from '@plombier/geo-client'
import type { City } from '@plombier/quote-engine'
import * as v from 'valibot'
import { cityOf } from '../../../address/nearest-city.ts'
import { findTodaysService, findTodaysUrgency } from '../../../price/todays-prices.ts'
import { type IssuedQuote, issuedQuoteSchema, serializeQuote } from './issued-quote.ts'
import { emptyInput, pickedFor, type QuoteInput, quoteInputSchema } from './quote-input.ts'

/** What a visitor has entered and obtained. */
export interface QuoteState {
  readonly input: QuoteInput
  /** The last one. */
  readonly issuedQuote: IssuedQuote | undefined
  /** Whether the input was found in the tab's storage, and no quote was issued since. */
  readonly isRestored: boolean
}

export const emptyState: QuoteState = {
  input: emptyInput,
  issuedQuote: undefined,
  isRestored: false,
}

const KEY = 'plombier-devis'

// Changes when what earlier releases kept can no longer be read.
const VERSION = 1

const storedState = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(VERSION),
    input: quoteInputSchema,
    issuedQuote: v.fallback(v.optional(issuedQuoteSchema), undefined),
  }),
)

/**
 * The one owner of what a visitor enters and obtains. It lives as long as the tab: in memory for the
 * other pages of the site, in the tab's storage for when the browser loads a page again. Browsers refuse
 * storage by throwing; then memory alone serves.
 */
export function createQuoteStore(openStorage: () => Storage) {
  const listeners = new Set<() => void>()
  let state = restored() ?? emptyState

  function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
    try {
      return action(openStorage())
    } catch {
      return undefined
    }
  }

  function restored(): QuoteState | undefined {
    const kept = withStorage((storage) => storage.getItem(KEY))
    const { success, output } = v.safeParse(storedState, kept)
    if (!success) return undefined
    const { input, issuedQuote } = output
    return { input, issuedQuote, isRestored: true }
  }

  function save(next: QuoteState) {
    const { input, issuedQuote } = next
    withStorage((storage) => {
      // An older state must not come back where the new one does not fit.
      storage.removeItem(KEY)
      if (next === emptyState) return
      const quote = issuedQuote && serializeQuote(issuedQuote)
      storage.setItem(KEY, JSON.stringify({ version: VERSION, input, issuedQuote: quote }))
    })
    state = next
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: (): QuoteState => state,
    /** The form as it stands now. */
    change(input: QuoteInput): void {
      if (input !== state.input) save({ ...state, input })
    },
    /** Picks what a link or a result asks for. An id that does not exist changes nothing. */
    choose({ service = '', urgency = '' }): void {
      save({
        ...state,
        input: {
          ...state.input,
          ...(findTodaysService(service) && { service }),
          ...(findTodaysUrgency(urgency) && { urgency }),
        },
      })
    },
    /**
     * Takes the place that was picked with a city. Without one, an address stays that is best computed from
     * this city, and another one is asked for again.
     */
    enterCity(city: City, place?: { readonly address: Address; readonly typed: string }): void {
      const { input } = state
      const { pick } = input.address
      if (place) {
        save({ ...state, input: { ...input, address: pickedFor(place.typed, place.address) } })
      } else if (pick && cityOf(pick).city !== city) {
        save({ ...state, input: { ...input, address: emptyInput.address } })
      }
    },
    issue(issuedQuote: IssuedQuote): void {
      save({ ...state, issuedQuote, isRestored: false })
    },
    startAgain(): void {
      save(emptyState)
    },
    /** Takes back `startAgain`, from the snapshot before it. */
    bringBack: save,
  }
}

/** The store of this tab. */
export const tabStore = createQuoteStore(() => window.sessionStorage)
