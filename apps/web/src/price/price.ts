import {
  type Coordinates,
  calculateQuote,
  MINIMUM_TOTAL,
  type PdfAmounts,
  pdfAmounts,
  type Quote,
  type QuoteLine,
  quoteLines,
  type Service,
  type Urgency,
  VAT_RATE,
} from '@plombier/quote-engine'
import { percent, someKilometers, wholeEuros } from '../format/french.ts'

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
  const labels: Record<QuoteLine['kind'], string> = {
    base: 'Prix de base',
    travel: `Déplacement (${someKilometers(quote.billableKilometers)})`,
    urgency: `Majoration «\u00A0${urgency.label}\u00A0»`,
    minimum: `Complément jusqu’au minimum de ${wholeEuros(MINIMUM_TOTAL)}`,
    rounding: 'Arrondi à l’euro',
    vat: `TVA ${percent(VAT_RATE)}`,
  }
  const named = (line: QuoteLine): PriceLine => ({ ...line, label: labels[line.kind] })
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
