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

/** What the engine calculates for a piece of work, with the lines and amounts of page and PDF. */
export interface Price extends Omit<Quote, 'requiredTools'> {
  /** Adds up to `totalPrice`. */
  readonly screenLines: readonly PriceLine[]
  /** Ends with the subtotal and VAT. */
  readonly pdfLines: readonly PriceLine[]
  readonly pdf: PdfAmounts
}

/** Prices work at `destination`, with travel from `origin`. Throws a `QuoteError` without a price. */
export function computePrice(
  service: Service,
  urgency: Urgency,
  origin: Coordinates,
  destination: Coordinates,
): Price {
  const { requiredTools, ...quote } = calculateQuote({
    serviceId: service.id,
    urgency: urgency.key,
    origin,
    destination,
  })
  const named = (line: QuoteLine): PriceLine => ({
    ...line,
    label: priceLineLabel(line.kind, quote, urgency),
  })
  const lines = quoteLines(quote)
  const pdf = pdfAmounts(quote)
  return {
    ...quote,
    screenLines: lines.screen.map(named),
    pdfLines: [
      ...lines.pdf.slice(0, -1).map(named),
      { kind: 'subtotal', label: 'Sous-total', amount: pdf.subtotal },
      ...lines.pdf.slice(-1).map(named),
    ],
    pdf,
  }
}
