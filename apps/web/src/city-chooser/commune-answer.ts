import type { City } from '@plombier/quote-engine'

/** A row of the chooser, which leads to a covered city. */
export interface CityRow {
  readonly city: City
  /** The city's, or that of a commune near it: `Bron (Rhône)`. */
  readonly name: string
  /** From that commune to the city: `Lyon, à 8 km`. */
  readonly way?: string
}

/** What the address service knows about a text. */
export interface CommuneAnswer {
  readonly query: string
  readonly message: string
  /** Empty unless communes were found. */
  readonly rows: readonly CityRow[]
}

export const searching = 'Recherche en cours...'
export const noAnswer =
  'Le service d’adresses ne répond pas. Choisissez une ville, ou effacez le texte pour les voir toutes.'
