import { indicativePrices, travelRule } from '../../price/price-texts.ts'
import { date } from '../../texts/french.ts'

const VALID_DAYS = 30

/** The general conditions of a quote by the prices of an ISO day: sentences. */
export function conditions(pricesAsOf: string): readonly string[] {
  return [
    `Devis valable ${VALID_DAYS}\u00A0jours.`,
    indicativePrices(pricesAsOf),
    `Déplacement\u00A0: ${travelRule}.`,
  ]
}

/** The last day on which a quote is valid: `21 décembre 2026`. */
export function lastDay(issuedAt: string): string {
  const day = new Date(issuedAt)
  day.setDate(day.getDate() + VALID_DAYS)
  return date(day)
}

/** What the professional's own devis has to hold: arrêté of 24 January 2017, article 4. */
export const beforeTheWork = {
  sentence: 'Le devis du professionnel (arrêté du 24\u00A0janvier\u00A02017) indique\u00A0:',
  items: [
    'date, entreprise, client',
    'lieu et nature exacte des travaux',
    'quantités et prix unitaires',
    'frais de déplacement',
    'totaux HT et TTC, taux de TVA',
    'durée de validité',
    'devis gratuit ou payant',
  ],
  end: 'Rien ne vous oblige à l’accepter.',
} as const
