import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { chooserId } from '../../city-chooser/city-chooser-dialog.tsx'
import { PriceTable } from '../../price/price-table.tsx'
import { priceOf } from '../../price/price-texts.ts'
import { wholeEuros } from '../../texts/french.ts'
import { button } from '../../ui/button.css.ts'
import { opensDialog } from '../../ui/dialog.tsx'
import { small } from '../../ui/text.css.ts'
import * as css from './example-price.css.ts'

const service = findService('fuite')
const urgency = findUrgency('urgent')
// The address is the city's centre itself, so the price is the same in every city.
const { center } = findCity('bordeaux')
const price = priceOf({
  serviceId: service.id,
  urgency: urgency.key,
  origin: center,
  destination: center,
})

/** What an everyday trouble costs, summed up on the copper pipe that runs through the hero into its button. */
export function ExamplePrice() {
  return (
    <div className={css.sum}>
      <figure className={css.example}>
        <figcaption className={css.caption}>
          <p className={small}>Par exemple</p>
          <p className={css.work} id="example">
            {service.name}
          </p>
          <p className={small}>{`en ville, sous ${urgency.delayHours}\u00A0h`}</p>
        </figcaption>
        <PriceTable price={price} labelledBy="example" />
        <p>
          <span className={css.amount}>{wholeEuros(price.quote.totalPrice)}</span>{' '}
          <span className={small}>TTC</span>
        </p>
      </figure>
      <button type="button" className={button.wide} {...opensDialog(chooserId)}>
        Devis Instantané Gratuit
      </button>
    </div>
  )
}
