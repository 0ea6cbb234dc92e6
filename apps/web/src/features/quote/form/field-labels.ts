import type { CompleteInput } from '../complete-input.ts'

/** The fields' labels, in the order of the page. */
export const fieldLabels = {
  name: 'Nom complet',
  phone: 'Téléphone',
  email: 'Email (facultatif)',
  address: "Adresse d'intervention",
  service: 'Type de service',
  urgency: "Niveau d'urgence",
  description: 'Description détaillée',
} as const satisfies Record<keyof CompleteInput, string>
