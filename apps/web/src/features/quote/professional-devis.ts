const byProfessional = 'à compléter par le professionnel'

/** What the professional's own devis has to say: arrêté of 24 January 2017, article 4. */
export const devisItems = [
  'date',
  `nom et adresse de l’entreprise (${byProfessional})`,
  'nom du client',
  'lieu de l’intervention',
  'nature exacte des travaux',
  `décompte de chaque prestation et produit, en quantité et en prix unitaire (${byProfessional})`,
  'frais de déplacement',
  'totaux HT et TTC, avec le taux de TVA',
  'durée de validité de l’offre',
  'devis gratuit ou payant',
] as const

export const devisRule =
  'Avant les travaux, le professionnel vous remet son propre devis, qui indique, selon l’arrêté du 24\u00A0janvier\u00A02017 (article\u00A04)\u00A0:'

export const devisFreedom = 'Rien ne vous oblige à l’accepter.'
