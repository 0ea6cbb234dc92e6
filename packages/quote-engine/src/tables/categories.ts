import { deepFreeze } from '../deep-freeze.ts'

const table = [
  { id: 'depannage', name: 'Dépannage et fuites' },
  { id: 'canalisations', name: 'Canalisations et évacuation' },
  { id: 'sanitaires', name: 'Sanitaires et robinetterie' },
  { id: 'eau-chaude', name: 'Eau chaude' },
  { id: 'chauffage', name: 'Chauffage et ventilation' },
  { id: 'eau', name: 'Qualité de l’eau et pression' },
  { id: 'exterieur', name: 'Extérieur' },
] as const satisfies readonly { id: string; name: string }[]

/** The id of a category, such as `eau-chaude`. */
export type CategoryId = (typeof table)[number]['id']

/** A group of services. */
export interface Category {
  /** What `Service.category` refers to. */
  readonly id: CategoryId
  /** French. */
  readonly name: string
}

/** The groups of services, in display order. Deeply frozen. */
export const categories: readonly Category[] = /* @__PURE__ */ deepFreeze(table)
