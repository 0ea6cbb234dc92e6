import { figures } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import type { LivePrice } from './live-price.ts'
import * as css from './running-total.css.ts'

/** `À partir de 180 € TTC` */
export function RunningTotal({ livePrice }: { readonly livePrice: LivePrice }) {
  return (
    <p className={css.total}>
      {!livePrice.isExact && <span className={css.words}>À partir de </span>}
      <span className={`${css.amount} ${figures}`}>{wholeEuros(livePrice.price.totalPrice)}</span>
      <span className={css.words}> TTC</span>
    </p>
  )
}
