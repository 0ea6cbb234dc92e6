import {
  calculateQuote,
  findUrgency,
  MINIMUM_TOTAL,
  type PdfAmounts,
  PRICES_AS_OF,
  pdfAmounts,
  type Quote,
  type QuoteLine,
  type QuoteRequest,
  quoteLines,
  type Service,
  type UrgencyKey,
  urgencies,
  VAT_RATE,
} from '@plombier/quote-engine'
import { kilometers, percent, wholeEuros } from '../texts/french.ts'

/** A line of the breakdown with its French label; `amount` in euros. */
interface PriceLine {
  readonly label: string
  readonly amount: number
}

/** The engine's quote with all other figures that pages, PDF and messages show of it. */
export interface Price extends Quote {
  /** Add up to `totalPrice`. */
  readonly screenLines: readonly PriceLine[]
  /** Base to subtotal, then the VAT: what leads to `pdf.total`. */
  readonly pdfLines: readonly PriceLine[]
  readonly pdf: PdfAmounts
  /** What the same work costs on screen at each urgency. */
  readonly urgencyTotals: readonly { readonly urgency: UrgencyKey; readonly totalPrice: number }[]
  /** The day of the price list, as ISO 8601: `2026-11-21`. */
  readonly pricesAsOf: string
}

/** Computes all figures of a price. Throws the engine's `QuoteError` where there is none. */
export function calculatePrice(request: QuoteRequest): Price {
  const quote = calculateQuote(request)
  const lines = quoteLines(quote)
  const pdf = pdfAmounts(quote)
  const labels: Record<QuoteLine['kind'], string> = {
    base: 'Prix de base',
    travel: `Déplacement (${kilometers(quote.billableKilometers)})`,
    urgency: `Majoration «\u00A0${findUrgency(request.urgency).label}\u00A0»`,
    minimum: `Complément jusqu’au minimum de ${wholeEuros(MINIMUM_TOTAL)}`,
    rounding: 'Arrondi à l’euro',
    vat: `TVA ${percent(VAT_RATE)}`,
  }
  const withLabel = ({ kind, amount }: QuoteLine): PriceLine => ({ label: labels[kind], amount })
  return {
    ...quote,
    screenLines: lines.screen.map(withLabel),
    pdfLines: [
      ...lines.pdf.slice(0, -1).map(withLabel),
      { label: 'Sous-total', amount: pdf.subtotal },
      ...lines.pdf.slice(-1).map(withLabel),
    ],
    pdf,
    urgencyTotals: urgencies.map(({ key }) => ({
      urgency: key,
      totalPrice: calculateQuote({ ...request, urgency: key }).totalPrice,
    })),
    pricesAsOf: PRICES_AS_OF,
  }
}

/** The price of a service that is advertised without a calculation, in euros. */
export function advertisedPrice({ basePrice }: Service): number {
  return Math.max(basePrice, MINIMUM_TOTAL)
}
