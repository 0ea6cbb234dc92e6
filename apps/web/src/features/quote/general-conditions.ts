import { indicativePrices, travelRule } from '../../price/tariff-in-words.ts'

/** The conditions of every quote, as sentences. */
export const generalConditions = [
  'Devis valable 30\u00A0jours.',
  indicativePrices,
  `Déplacement\u00A0: ${travelRule}.`,
] as const
