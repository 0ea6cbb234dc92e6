import type * as fc from 'fast-check'
import type { Quote, QuoteRequest } from '../calculate-quote.ts'
import type { City } from '../cities.ts'
import type { Coordinates } from '../distance.ts'
import type { PdfAmounts } from '../pdf-amounts.ts'
import type { PriceParts } from '../price-parts.ts'
import type { QuoteLine } from '../quote-lines.ts'

type Answer<Result> = Result | PromiseLike<Result>

/**
 * What the invariants test: this engine, or any other with functions of the same names. It can lack
 * functions, and answer with a promise. Of an error that it throws only the `code` counts.
 */
export interface Engine {
  /** As `calculateQuote` of this package. */
  calculateQuote?(request: QuoteRequest): Answer<Quote>
  /** As `pdfAmounts` of this package. */
  pdfAmounts?(quote: PriceParts): Answer<PdfAmounts>
  /** As `quoteLines` of this package. */
  quoteLines?(quote: PriceParts): Answer<{
    readonly screen: readonly QuoteLine[]
    readonly pdf: readonly QuoteLine[]
  }>
  /** As `haversineKm` of this package. */
  haversineKm?(a: Coordinates, b: Coordinates): Answer<number>
  /** As `nearestCity` of this package. */
  nearestCity?(point: Coordinates): Answer<{ readonly city: City; readonly distanceKm: number }>
}

/** Something that holds for every input. */
export interface Invariant {
  /** A sentence that says what holds. */
  readonly title: string
  /** For `fc.assert`, which answers with a promise. */
  readonly property: fc.IAsyncProperty<unknown>
}
