import type { Tariff } from '@plombier/quote-engine'
import { date, euros, kilometers, percent, wholeEuros } from '../texts/french.ts'
import type { Price } from './price.ts'

/** What the total on screen is called everywhere. */
export const screenTotal = 'Estimation affichée'

/** What stands before a price until it is exact. */
export const startingFrom = 'À partir de'

/**
 * Both totals in as few words as they need, for wherever an exact price is shown or sent:
 * `193 € TTC`, `232,13 € sur le PDF, TVA de 20 % ajoutée`. See features/quote/two-totals.md.
 */
export function bothTotals({
  totalPrice,
  pdf,
  tariff,
}: Pick<Price, 'totalPrice' | 'pdf' | 'tariff'>): readonly [screen: string, pdf: string] {
  return [
    `${wholeEuros(totalPrice)} TTC`,
    `${euros(pdf.total)} sur le PDF, TVA de ${percent(tariff.vatRate)} ajoutée`,
  ]
}

/** `20 km de déplacement offerts` */
export function freeTravel({ freeKilometers }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} de déplacement offerts`
}

/** `20 km offerts, puis 0,65 € par km` */
export function travelRule({ freeKilometers, pricePerKilometer }: Tariff<string>): string {
  return `${kilometers(freeKilometers)} offerts, puis ${euros(pricePerKilometer)} par km`
}

/** Says that only the professional's own quote is final. */
export function indicativePrices({ date: day }: Tariff<string>): string {
  return `Prix indicatifs, tarifs du ${date(day)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
}
