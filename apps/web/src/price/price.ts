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
interface PriceLine {
  readonly kind: QuoteLine['kind'] | 'subtotal'
  readonly label: string
  readonly amount: number
}

/** The engine's quote with the lines and amounts that pages and document show. */
export interface Price extends Quote {
  /** Adds up to `totalPrice`. */
  readonly screenLines: readonly PriceLine[]
  /** As the document has them: VAT is the last one, and the subtotal stands before it. */
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
  const named = (line: QuoteLine): PriceLine => ({
    ...line,
    label: priceLineLabel(line.kind, quote, urgency),
  })
  const { screen, pdf: lines } = quoteLines(quote)
  const document = pdfAmounts(quote)
  return {
    ...quote,
    screenLines: screen.map(named),
    documentLines: [
      ...lines.slice(0, -1).map(named),
      { kind: 'subtotal', label: 'Sous-total', amount: document.subtotal },
      ...lines.slice(-1).map(named),
    ],
    document,
  }
}
