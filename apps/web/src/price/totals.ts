import { euros, percent, wholeEuros } from '../format/french.ts'
import type { Price } from './price.ts'

export interface Total {
  readonly label: string
  /** All taxes included. */
  readonly amount: string
}

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

/** Both totals with the labels that they have in the document and where a link is checked. */
export function totals({
  totalPrice,
  pdf,
  tariff,
}: Pick<Price, 'totalPrice' | 'pdf' | 'tariff'>): readonly [screen: Total, pdf: Total] {
  return [
    { label: screenTotal, amount: wholeEuros(totalPrice) },
    {
      label: `Total du document PDF, TVA de ${percent(tariff.vatRate)} ajoutée`,
      amount: euros(pdf.total),
    },
  ]
}

/** `Estimation affichée : 120 € TTC` */
export function totalText({ label, amount }: Total): string {
  return `${label}\u00A0: ${amount} TTC`
}
