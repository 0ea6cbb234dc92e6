import { findCity, findService, findUrgency } from '@plombier/quote-engine'
import { Fragment } from 'react'
import { opensChooser } from '../../city-chooser/city-chooser-dialog.tsx'
import { calculatePrice } from '../../price/price.ts'
import { PriceTable } from '../../price/price-table.tsx'
import { todaysTariff } from '../../price/todays-prices.ts'
import { kilometers, wholeEuros } from '../../texts/french.ts'
import { visuallyHidden } from '../../ui/layout.css.ts'
import { figures, small } from '../../ui/text.css.ts'
import * as css from './example-prices.css.ts'

const urgency = findUrgency('emergency')
const city = findCity('bordeaux')
// 34 km north of the city.
const address = { coordinates: { ...city.center, latitude: 45.143559 } }

const examples = (
  [
    ['Fuite', 'fuite'],
    ['WC bouché', 'debouchage'],
    ['Plus d’eau chaude', 'chauffe-eau'],
  ] as const
).map(([word, id]) => {
  const service = findService(id)
  const price = calculatePrice({ service, urgency, city, address }, todaysTariff)
  return { word, service, price, amount: wholeEuros(price.totalPrice) }
})

/**
 * What three everyday troubles cost, summed up on the copper pipe that runs through the hero into its
 * button. The browser itself shows the sum of the chosen one, and the city chooser takes it along. At
 * first the first one is shown without being chosen.
 */
export function ExamplePrices() {
  return (
    <div className={css.sum}>
      <button type="button" className={css.callToAction} {...opensChooser()}>
        Devis Instantané Gratuit
      </button>
      <fieldset className={css.examples}>
        <legend className={visuallyHidden}>Exemples</legend>
        {examples.map(({ word, service: { id, name }, price, amount }) => (
          <Fragment key={id}>
            <input type="radio" id={id} name="service" value={id} className={css.radio} />
            <label htmlFor={id} className={css.chip}>
              <span>{word}</span> <span className={figures}>{amount}</span>
            </label>
            <figure className={css.example}>
              <figcaption className={css.caption}>
                <p className={css.work}>{`${name} à ${kilometers(price.distance)}`}</p>
                <p className={css.urgency}>{urgency.label}</p>
              </figcaption>
              <PriceTable lines={price.screenLines} />
              <p className={css.total}>
                <span className={small}>Exemple, TTC</span>{' '}
                <span className={css.amount}>{amount}</span>
              </p>
            </figure>
          </Fragment>
        ))}
      </fieldset>
    </div>
  )
}
