import {
  calculateQuote,
  FREE_KILOMETERS,
  findUrgency,
  MINIMUM_TOTAL,
  type PdfAmounts,
  PRICE_PER_KILOMETER,
  pdfAmounts,
  type Quote,
  type QuoteLine,
  type QuoteRequest,
  quoteLines,
  type Service,
  urgencies,
  VAT_RATE,
} from '@plombier/quote-engine'
import { date, euros, kilometers, percent, wholeEuros } from '../texts/french.ts'

/** The engine's quote for a request, with all else that pages, PDF and messages show of its price. */
export function priceOf(request: QuoteRequest) {
  const quote = calculateQuote(request)
  return {
    quote,
    lines: quoteLines(quote),
    pdf: pdfAmounts(quote),
    /** The total on screen at each urgency, in euros. */
    totals: urgencies.map((urgency) => {
      const { totalPrice } = calculateQuote({ ...request, urgency: urgency.key })
      return { urgency, totalPrice }
    }),
  } as const
}

export type Price = ReturnType<typeof priceOf>

/** The urgency of a price that begins with `startingFrom`. */
export const startingUrgency = findUrgency('normal')

/** What stands before a price until it is exact. */
export const startingFrom = 'À partir de'

/** The price of a service that is advertised without a calculation, in euros. */
export function advertisedPrice({ basePrice }: Service): number {
  return Math.max(basePrice, MINIMUM_TOTAL)
}

/** The French label of a line of a quote. */
export function lineLabel(kind: QuoteLine['kind'], { billableKilometers }: Quote): string {
  const labels: Record<QuoteLine['kind'], string> = {
    base: 'Prix de base',
    travel: `Déplacement (${kilometers(billableKilometers)})`,
    urgency: 'Majoration d’urgence',
    minimum: `Complément jusqu’au minimum de ${wholeEuros(MINIMUM_TOTAL)}`,
    rounding: 'Arrondi à l’euro',
    vat: `TVA ${percent(VAT_RATE)}`,
  }
  return labels[kind]
}

/** `20 km offerts, puis 0,65 € par km` */
export const travelRule = `${kilometers(FREE_KILOMETERS)} offerts, puis ${euros(PRICE_PER_KILOMETER)} par km`

/** The PDF's total and why it differs: `232,13 € sur le PDF, TVA de 20 % ajoutée`. See two-totals.md. */
export function pdfTotal({ total }: PdfAmounts): string {
  return `${euros(total)} sur le PDF, TVA de ${percent(VAT_RATE)} ajoutée`
}

/** Says that only the professional's own quote is final; `pricesAsOf` is an ISO day. */
export function indicativePrices(pricesAsOf: string): string {
  return `Prix indicatifs, tarifs du ${date(pricesAsOf)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
}
