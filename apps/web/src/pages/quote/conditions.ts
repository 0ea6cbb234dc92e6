import { indicativePrices, travelRule } from '../../price/price-texts.ts'

/** The general conditions of a quote by the prices of an ISO day: sentences. */
export function conditions(pricesAsOf: string): readonly string[] {
  return [
    'Devis valable 30\u00A0jours.',
    indicativePrices(pricesAsOf),
    `Déplacement\u00A0: ${travelRule}.`,
  ]
}

/** What the professional's own devis has to say: arrêté of 24 January 2017, article 4. */
export const beforeTheWork =
  'Le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24\u00A0janvier\u00A02017 (article\u00A04)\u00A0: date\u202F; nom et adresse de l’entreprise\u202F; nom du client\u202F; lieu de l’intervention\u202F; nature exacte des travaux\u202F; décompte de chaque prestation et produit, en quantité et en prix unitaire\u202F; frais de déplacement\u202F; totaux HT et TTC, avec le taux de TVA\u202F; durée de validité de l’offre\u202F; devis gratuit ou payant. Rien ne vous oblige à l’accepter.'
