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
export const beforeTheWork = {
  rule: 'Avant les travaux, le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24\u00A0janvier\u00A02017 (article\u00A04)\u00A0:',
  items: [
    'date',
    'nom et adresse de l’entreprise',
    'nom du client',
    'lieu de l’intervention',
    'nature exacte des travaux',
    'décompte de chaque prestation et produit, en quantité et en prix unitaire',
    'frais de déplacement',
    'totaux HT et TTC, avec le taux de TVA',
    'durée de validité de l’offre',
    'devis gratuit ou payant',
  ],
  freedom: 'Rien ne vous oblige à l’accepter.',
} as const
