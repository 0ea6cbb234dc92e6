import { indicativePrices, travelRule } from '../../price/price-texts.ts'

/** The general conditions of a quote by the prices of an ISO day: sentences. */
export function conditions(pricesAsOf: string): readonly string[] {
  return [
    'Devis valable 30\u00A0jours.',
    indicativePrices(pricesAsOf),
    `Déplacement\u00A0: ${travelRule}.`,
  ]
}

/** What the professional's own devis has to hold: arrêté of 24 January 2017, article 4. */
export const beforeTheWork =
  'Le devis du professionnel (arrêté du 24\u00A0janvier\u00A02017) indique\u00A0: date, entreprise, client, lieu et nature exacte des travaux\u202F; quantité et prix unitaire de chaque prestation et produit\u202F; déplacement\u202F; totaux HT et TTC, taux de TVA\u202F; durée de validité\u202F; devis gratuit ou payant. Rien ne vous oblige à l’accepter.'
