import { FREE_KILOMETERS, PRICE_PER_KILOMETER, VAT_RATE } from '@plombier/quote-engine'
import { date, euros, kilometers, percent, wholeEuros } from '../texts/french.ts'
import type { Price } from './price.ts'

/** What stands before a price until it is exact. */
export const startingFrom = 'À partir de'

/** `20 km offerts, puis 0,65 € par km` */
export const travelRule = `${kilometers(FREE_KILOMETERS)} offerts, puis ${euros(PRICE_PER_KILOMETER)} par km`

/** `193 € TTC` */
export function screenTotal({ totalPrice }: Pick<Price, 'totalPrice'>): string {
  return `${wholeEuros(totalPrice)} TTC`
}

/** The PDF's total and why it differs: `232,13 € sur le PDF, TVA de 20 % ajoutée`. See two-totals.md. */
export function pdfTotal({ pdf }: Pick<Price, 'pdf'>): string {
  return `${euros(pdf.total)} sur le PDF, TVA de ${percent(VAT_RATE)} ajoutée`
}

/** Says that only the professional's own quote is final; `pricesAsOf` is an ISO day. */
export function indicativePrices(pricesAsOf: string): string {
  return `Prix indicatifs, tarifs du ${date(pricesAsOf)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
}
