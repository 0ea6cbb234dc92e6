import { PRICES_AS_OF } from '@plombier/quote-engine'
import { date } from '../format/date.ts'

/** Says that only the professional's own quote is final. */
export const indicativePrices = `Prix indicatifs, tarifs du ${date(PRICES_AS_OF)}\u00A0: le devis définitif est établi par le professionnel après diagnostic sur place.`
