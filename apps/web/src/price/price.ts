import {
  type City,
  type Coordinates,
  calculateQuote,
  type PdfAmounts,
  pdfAmounts,
  type Quote,
  type QuoteLine,
  quoteLines,
  type Service,
  type Tariff,
  type Urgency,
} from '@plombier/quote-engine'
import { percent, roundedKilometers, wholeEuros } from '../format/french.ts'

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
  /** Ends with the subtotal and any VAT. */
  readonly pdfLines: readonly PriceLine[]
  readonly pdf: PdfAmounts
  readonly tariff: Tariff<string>
}

/** What a price is asked for. */
export interface PricedWork {
  readonly service: Service
  readonly urgency: Urgency
  readonly city: Pick<City, 'center'>
  readonly address: { readonly coordinates: Coordinates }
}

/** The price of work by a tariff, with travel from the city. Throws a `QuoteError` without one. */
export function calculatePrice(
  { service, urgency, city, address }: PricedWork,
  tariff: Tariff<string>,
): Price {
  const { requiredTools, ...quote } = calculateQuote(
    {
      serviceId: service.id,
      urgency: urgency.key,
      origin: city.center,
      destination: address.coordinates,
    },
    tariff,
  )
  const travel = `Déplacement (${roundedKilometers(quote.billableKilometers)})`
  const lines = quoteLines(quote, tariff)
  const pdf = pdfAmounts(quote, tariff)
  const named = (kept: readonly QuoteLine[]) => namedLines(kept, urgency, tariff, travel)
  return {
    ...quote,
    screenLines: named(lines.screen),
    pdfLines: [
      ...named(lines.pdf.filter(({ kind }) => kind !== 'vat')),
      { kind: 'subtotal', label: 'Sous-total', amount: pdf.subtotal },
      ...named(lines.pdf.filter(({ kind }) => kind === 'vat')),
    ],
    pdf,
    tariff,
  }
}

/** The lines of a price with their names. */
export function namedLines(
  lines: readonly QuoteLine[],
  urgency: Urgency,
  tariff: Tariff<string>,
  travel = 'Déplacement',
): readonly PriceLine[] {
  const labels: Record<QuoteLine['kind'], string> = {
    base: 'Prix de base',
    travel,
    urgency: `Majoration «\u00A0${urgency.label}\u00A0»`,
    minimum: `Complément jusqu’au minimum de ${wholeEuros(tariff.minimumTotal)}`,
    rounding: 'Arrondi à l’euro',
    vat: `TVA ${percent(tariff.vatRate)}`,
  }
  return lines.map((line) => ({ ...line, label: labels[line.kind] }))
}
