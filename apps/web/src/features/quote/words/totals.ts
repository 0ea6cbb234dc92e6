import { euros, percent, wholeEuros } from '../../../format/french.ts'
import type { Price } from '../../../price/price.ts'

/** Both totals with their labels, for wherever an exact price is shown or sent. See two-totals.md. */
export function totals(price: Price) {
  return [
    `Estimation affichée\u00A0: ${wholeEuros(price.totalPrice)} TTC`,
    `Total du document PDF, TVA de ${percent(price.tariff.vatRate)} ajoutée\u00A0: ${euros(price.pdf.total)} TTC`,
  ] as const
}
