import type { Tariff } from '@plombier/quote-engine'
import { date } from '../format/date.ts'

/** Says that only the professional's own quote is final. */
export function indicativePrices(tariff: Tariff<string>): string {
  return `Prix indicatifs, tarifs du ${date(tariff.date)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
}
