import type * as fc from 'fast-check'
import type { Quote, QuoteRequest } from '../calculate-quote.ts'
import type { City } from '../cities.ts'
import type { Coordinates } from '../distance.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { PriceParts } from '../price-parts.ts'
import type { QuoteLine } from '../quote-lines.ts'

type Answer<Result> = Result | PromiseLike<Result>

/**
 * An engine that the invariants can test: this package, or another implementation of its functions. It may
 * lack some functions, and a function may return a promise. When it refuses an input, the invariants read
 * only the `code` of the error.
 */
export interface Engine {
  /** Does what `calculateQuote` of this package does. */
  calculateQuote?(request: QuoteRequest): Answer<Quote>
  /** Does what `pdfAmounts` of this package does. */
  pdfAmounts?(quote: PriceParts): Answer<PdfAmounts>
  /** Does what `quoteLines` of this package does. */
  quoteLines?(quote: PriceParts): Answer<{
    readonly screen: readonly QuoteLine[]
    readonly pdf: readonly QuoteLine[]
  }>
  /** Does what `haversineKm` of this package does. */
  haversineKm?(a: Coordinates, b: Coordinates): Answer<number>
  /** Does what `nearestCity` of this package does. */
  nearestCity?(point: Coordinates): Answer<{ readonly city: City; readonly distanceKm: number }>
}

/** A rule that an engine must keep for every input. */
export interface Invariant {
  /** The rule in one sentence, as the title of a test. */
  readonly title: string
  /** The rule for fast-check. Await `fc.assert(property)`: it returns a promise. */
  readonly property: fc.IAsyncProperty<unknown>
}
