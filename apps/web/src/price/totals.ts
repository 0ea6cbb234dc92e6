import { euros, percent, wholeEuros } from '../format/french.ts'
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
