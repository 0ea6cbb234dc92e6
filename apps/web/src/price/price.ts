import {
  type Coordinates,
  calculateQuote,
  type PdfAmounts,
  pdfAmounts,
  type Quote,
  type QuoteLine,
  quoteLines,
  type Service,
  type Urgency,
} from '@plombier/quote-engine'
import { priceLineLabel } from './price-line-label.ts'

/** A line of a price with its French name; `amount` in euros. */
interface PriceLine extends QuoteLine {
  readonly label: string
}

/** The engine's quote with the lines and amounts that pages and document show. */
export interface Price extends Quote {
  /** Adds up to `totalPrice`. */
  readonly screenLines: readonly PriceLine[]
  /** Adds up to `document.total`; VAT is the last line. */
  readonly documentLines: readonly PriceLine[]
  readonly document: PdfAmounts
}

/** Prices the work from `origin` at `destination`. Throws a `QuoteError` where there is no price. */
export function computePrice(
  service: Service,
  urgency: Urgency,
  origin: Coordinates,
  destination: Coordinates,
): Price {
  const quote = calculateQuote({
    serviceId: service.id,
    urgency: urgency.key,
    origin,
    destination,
  })
  const named = (line: QuoteLine) => ({
    ...line,
    label: priceLineLabel(line.kind, quote, urgency),
  })
  const { screen, document } = quoteLines(quote)
  return {
    ...quote,
    screenLines: screen.map(named),
    documentLines: document.map(named),
    document: pdfAmounts(quote),
  }
}
