import type { City } from '@plombier/quote-engine'
import { aPlace } from '../../format/place.ts'

/** The calculator's title for search engines and for its tab. */
export function cityTitle({ name }: City) {
  return `Plombier ${aPlace(name)}\u00A0: devis immédiat`
}
