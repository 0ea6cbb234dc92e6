import * as v from 'valibot'
import { formValuesSchema } from './form/form-schema.ts'
import { issuedQuoteSchema } from './issued-quote.ts'

const KEY = 'plombier-devis'

const memorySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    values: formValuesSchema,
    /** A quote of a release with another shape is dropped. */
    quote: v.fallback(v.optional(issuedQuoteSchema), undefined),
  }),
)

/** What a tab keeps of a visit: the form as it stands, and the issued quote. */
type TabMemory = v.InferOutput<typeof memorySchema>

/** What this tab keeps; `undefined` for a new tab, and where the browser refuses storage by throwing. */
export function readTabMemory(): TabMemory | undefined {
  try {
    const { success, output } = v.safeParse(memorySchema, window.sessionStorage.getItem(KEY))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** Keeps what a visitor has entered and obtained, or with `undefined` forgets it. */
export function writeTabMemory(memory: TabMemory | undefined): void {
  try {
    if (memory) window.sessionStorage.setItem(KEY, JSON.stringify(memory))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, the page itself remembers until it is left.
  }
}
