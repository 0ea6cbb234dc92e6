import type { City } from '@plombier/quote-engine'
import { at } from '../../format/place.ts'

/** The calculator's title for search engines and for its tab. */
export function cityTitle({ name }: City) {
  return `Plombier ${at(name)}\u00A0: devis immédiat`
}
