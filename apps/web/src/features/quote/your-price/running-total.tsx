import { figures } from '../../../design/text.css.ts'
import { wholeEuros } from '../../../format/french.ts'
import type { PriceSoFar } from './price-so-far.ts'
import * as css from './running-total.css.ts'

/** `À partir de 180 € TTC` */
export function RunningTotal({ priceSoFar }: { readonly priceSoFar: PriceSoFar }) {
  return (
    <p className={css.total}>
      {!priceSoFar.isExact && <span className={css.words}>À partir de </span>}
      <span className={`${css.amount} ${figures}`}>{wholeEuros(priceSoFar.price.totalPrice)}</span>{' '}
      <span className={css.words}>TTC</span>
    </p>
  )
}
