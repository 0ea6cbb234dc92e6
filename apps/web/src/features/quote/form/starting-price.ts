import { MINIMUM_TOTAL, type Service } from '@plombier/quote-engine'
import { wholeEuros } from '../../../format/french.ts'

/** `À partir de 95 € (minimum 120 €)` */
export function startingPrice({ basePrice }: Service) {
  const minimum = basePrice < MINIMUM_TOTAL ? ` (minimum ${wholeEuros(MINIMUM_TOTAL)})` : ''
  return `À partir de ${wholeEuros(basePrice)}${minimum}`
}
