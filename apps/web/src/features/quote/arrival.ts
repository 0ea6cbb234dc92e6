import type { Quote } from '@plombier/quote-engine'
import { minutes } from '../../format/french.ts'

/** `75 min après le départ` */
export function arrival({ travelTime }: Quote): string {
  return `${minutes(travelTime)} après le départ`
}
