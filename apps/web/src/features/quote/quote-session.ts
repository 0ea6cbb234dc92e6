import * as v from 'valibot'
import {
  emptyQuoteForm,
  type QuoteFormInput,
  quoteFormInputSchema,
} from './form/quote-form-schema.ts'
import { type IssuedQuote, issuedQuoteSchema, serializeQuote } from './issued-quote.ts'

/**
 * What a visitor has entered and obtained. It lives as long as the tab: in memory for the other pages
 * of the site, in `sessionStorage` for when the browser loads a page again. Where storage is refused or
 * full, memory alone serves.
 */
interface QuoteSession {
  readonly input: QuoteFormInput
  readonly issuedQuote?: IssuedQuote | undefined
}

const KEY = 'plombier-devis'

// Changes when sessions of earlier releases can no longer be read.
const VERSION = 1

const storedSession = v.object({
  version: v.literal(VERSION),
  input: quoteFormInputSchema,
  issuedQuote: v.fallback(v.optional(issuedQuoteSchema), undefined),
})

let session: QuoteSession | undefined = withStorage((storage) => {
  const { version, ...stored } = v.parse(storedSession, JSON.parse(storage.getItem(KEY) ?? ''))
  return stored
})
let isReloaded = session !== undefined

/** The session of this tab. `isReloaded`: since its last quote, the browser loaded a page again. */
export function recallSession(): Partial<QuoteSession> & { readonly isReloaded: boolean } {
  return { ...session, isReloaded }
}

/** Remembers the form as it stands. */
export function rememberInput(input: QuoteFormInput): void {
  remember({ ...session, input })
}

/** Remembers the last quote. */
export function rememberQuote(issuedQuote: IssuedQuote): void {
  isReloaded = false
  remember({ input: emptyQuoteForm, ...session, issuedQuote })
}

export function forgetSession(): void {
  session = undefined
  isReloaded = false
  withStorage((storage) => storage.removeItem(KEY))
}

function remember(changed: QuoteSession) {
  session = changed
  withStorage((storage) => {
    // An older state must not come back where the new one does not fit.
    storage.removeItem(KEY)
    const issuedQuote = changed.issuedQuote && serializeQuote(changed.issuedQuote)
    storage.setItem(KEY, JSON.stringify({ version: VERSION, ...changed, issuedQuote }))
  })
}

/** Browsers refuse storage by throwing; while pages are prerendered there is none. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage)
  } catch {
    return undefined
  }
}
