import { DEFAULT_MAP_CENTER, findService } from '@plombier/quote-engine'
import { Fragment } from 'react'
import { visuallyHidden } from '../../design/layout.css.ts'
import * as pipe from '../../design/pipe.css.ts'
import { quiet, subtitle } from '../../design/text.css.ts'
import { lowestUrgency } from '../../price/advertised-price.ts'
import { calculatePrice } from '../../price/price.ts'
import { todaysTariff } from '../../price/todays-prices.ts'
import { PriceTable } from '../../price-table/price-table.tsx'
import * as css from './example-prices.css.ts'

const urgency = lowestUrgency(todaysTariff)
const city = { center: DEFAULT_MAP_CENTER }
const address = { coordinates: city.center }

const examples = (
  [
    ['Fuite', 'fuite'],
    ['WC bouché', 'debouchage'],
    ['Plus d’eau chaude', 'chauffe-eau'],
  ] as const
).map(([word, id]) => {
  const service = findService(id)
  const price = calculatePrice({ service, urgency, city, address }, todaysTariff)
  return { word, service, price }
})

/** From the breakdown up to beyond the top of the page. */
const inflow = 'M0 64V62A22 22 0 0 0-22 40H-36A22 22 0 0 1-58 18V-1200'

/**
 * What three everyday troubles cost, on the copper pipe that runs through the hero. The browser itself
 * shows the price of the chosen one, and the city chooser takes it along. Nothing is chosen at first:
 * the first price is an example.
 */
export function ExamplePrices() {
  return (
    <fieldset className={css.examples}>
      <legend className={css.legend}>Exemples de prix</legend>
      {examples.map(({ word, service: { id } }) => (
        <Fragment key={id}>
          <input type="radio" id={id} name="service" value={id} className={visuallyHidden} />
          <label htmlFor={id} className={css.word}>
            {word}
          </label>
        </Fragment>
      ))}
      <div className={css.tag}>
        <svg aria-hidden className={css.inflow}>
          <path className={pipe.shade} d={inflow} />
          <path className={pipe.body} d={inflow} />
          <path className={pipe.shine} d={inflow} transform="translate(-2 -2)" />
          <rect className={pipe.joint} x={-40} y={29} width={12} height={22} rx={3} />
        </svg>
        {examples.map(({ service: { id, name }, price }) => (
          <figure key={id} className={css.example}>
            <figcaption className={css.caption}>
              <p className={subtitle}>
                <span className={css.unchosen}>Exemple&nbsp;: </span>
                <span>{name}</span>
              </p>
              <p className={quiet}>{urgency.label}</p>
            </figcaption>
            <PriceTable lines={price.screenLines} total={price.totalPrice} />
          </figure>
        ))}
      </div>
    </fieldset>
  )
}
