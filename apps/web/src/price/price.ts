import {
  type City,
  type Coordinates,
  calculateQuote,
  type PdfAmounts,
  type Quote,
  type QuoteLine,
  quoteLines,
  type Service,
  type Tariff,
  type Urgency,
  urgenciesOf,
} from '@plombier/quote-engine'
import { percent, roundedKilometers, wholeEuros } from '../texts/french.ts'

/** A line of a price with its French name; `amount` in euros. */
interface PriceLine {
  readonly kind: QuoteLine['kind'] | 'subtotal'
  readonly label: string
  readonly amount: number
}

/** The total on screen at an urgency, in euros. */
export interface UrgencyTotal {
  readonly urgency: Urgency
  readonly totalPrice: number
}

/** What the engine calculates for a piece of work, with the lines and amounts of page and PDF. */
export interface Price extends Quote {
  /** Adds up to `totalPrice`. */
  readonly screenLines: readonly PriceLine[]
  /** Ends with the subtotal and any VAT. */
  readonly pdfLines: readonly PriceLine[]
  readonly pdf: PdfAmounts
  /** What the same work costs on screen at each urgency of the tariff. */
  readonly urgencyTotals: readonly UrgencyTotal[]
  readonly tariff: Tariff<string>
}

/** What a price is asked for. */
export interface PricedWork {
  readonly service: Service
  readonly urgency: Urgency
  /** From whose centre the trip begins. */
  readonly city: City
  readonly address: { readonly coordinates: Coordinates }
}

/** The price of work by a tariff, with travel from the city. Throws a `QuoteError` without one. */
export function calculatePrice(
  { service, urgency, city, address }: PricedWork,
  tariff: Tariff<string>,
): Price {
  const trip = { origin: city.center, destination: address.coordinates }
  const quoteAt = ({ key }: Urgency) =>
    calculateQuote({ ...trip, serviceId: service.id, urgency: key }, tariff)
  const quote = quoteAt(urgency)
  const { screen, pdf, pdfAmounts } = quoteLines(quote, tariff)
  const labels: Record<QuoteLine['kind'], string> = {
    base: 'Prix de base',
    travel: `Déplacement (${roundedKilometers(quote.billableKilometers)})`,
    urgency: `Majoration «\u00A0${urgency.label}\u00A0»`,
    minimum: `Complément jusqu’au minimum de ${wholeEuros(tariff.minimumTotal)}`,
    rounding: 'Arrondi à l’euro',
    vat: `TVA ${percent(tariff.vatRate)}`,
  }
  const named = (lines: readonly QuoteLine[]) =>
    lines.map((line) => ({ ...line, label: labels[line.kind] }))
  return {
    ...quote,
    screenLines: named(screen),
    pdfLines: [
      ...named(pdf.filter(({ kind }) => kind !== 'vat')),
      { kind: 'subtotal', label: 'Sous-total', amount: pdfAmounts.subtotal },
      ...named(pdf.filter(({ kind }) => kind === 'vat')),
    ],
    pdf: pdfAmounts,
    urgencyTotals: urgenciesOf(tariff).map((each) => ({
      urgency: each,
      totalPrice: quoteAt(each).totalPrice,
    })),
    tariff,
  }
}
