import { FREE_KILOMETERS, PRICE_PER_KILOMETER, PRICES_AS_OF } from '@plombier/quote-engine'
import { date } from '../format/date.ts'
import { euros, kilometers } from '../format/french.ts'

/** `20 km de déplacement offerts` */
export const freeTravel = `${kilometers(FREE_KILOMETERS)} de déplacement offerts`

/** `20 km offerts, puis 0,65 € par km` */
export const travelRule = `${kilometers(FREE_KILOMETERS)} offerts, puis ${euros(PRICE_PER_KILOMETER)} par km`

/** Says that only the professional's own quote is final. */
export const indicativePrices = `Prix indicatifs, tarifs du ${date(PRICES_AS_OF)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
