import type { Tariff } from '@plombier/quote-engine'
import { indicativePrices } from '../../price/indicative-prices.ts'
import { travelRule } from '../../price/tariff-in-words.ts'
import { devisFreedom, devisItems, devisRule } from './professional-devis.ts'

/** The general conditions of a quote by a tariff: sentences. */
export function conditions(tariff: Tariff<string>) {
  return {
    validity: 'Devis valable 30\u00A0jours.',
    prices: indicativePrices(tariff),
    travel: `Déplacement\u00A0: ${travelRule(tariff)}.`,
    beforeTheWork: `${devisRule} ${devisItems.join(', ')}. ${devisFreedom}`,
  }
}
