import { FREE_KILOMETERS, PRICE_PER_KILOMETER, PRICES_AS_OF } from '@plombier/quote-engine'
import { date } from '../../format/date.ts'
import { euros, kilometers } from '../../format/french.ts'

/** The conditions of every quote, as sentences. */
export const generalConditions = [
  'Devis valable 30\u00A0jours.',
  `Prix indicatifs, tarifs du ${date(PRICES_AS_OF)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`,
  `${kilometers(FREE_KILOMETERS)} de déplacement offerts, puis ${euros(PRICE_PER_KILOMETER)} par km.`,
] as const
