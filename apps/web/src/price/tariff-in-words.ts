import { FREE_KILOMETERS, PRICE_PER_KILOMETER } from '@plombier/quote-engine'
import { euros, kilometers } from '../format/french.ts'

/** `20 km de déplacement offerts` */
export const freeTravel = `${kilometers(FREE_KILOMETERS)} de déplacement offerts`

/** `20 km offerts, puis 0,65 € par km` */
export const travelRule = `${kilometers(FREE_KILOMETERS)} offerts, puis ${euros(PRICE_PER_KILOMETER)} par km`
