import { currentTariff, DEFAULT_MAP_CENTER, findService, findUrgency } from '@plombier/quote-engine'
import { drop } from '../../design/pipe.css.ts'
import { Pipe } from '../../design/pipe.tsx'
import { quiet, subtitle } from '../../design/text.css.ts'
import { computePrice } from '../../price/price.ts'
import { PriceTable } from '../../price/price-table.tsx'
import * as css from './example-price.css.ts'

/** What a quote looks like: a priced example on the copper pipe that runs through the hero. */
export function ExamplePrice() {
  const service = findService('chauffe-eau')
  const city = { center: DEFAULT_MAP_CENTER }
  const address = { coordinates: city.center }
  const urgency = findUrgency('urgent')
  const price = computePrice({ service, urgency, city, address }, currentTariff)

  return (
    <figure className={css.tag}>
      <svg aria-hidden className={css.inflow}>
        <g className={css.fromAbove}>
          <Pipe
            path="M0 4V-50a34 34 0 0 1 34-34H250a34 34 0 0 0 34-34V-1200"
            joints={[
              { x: 0, y: -24, upright: true },
              { x: 150, y: -84 },
              { x: 284, y: -170, upright: true },
            ]}
          />
          <path className={drop} d="M150-66c6 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18z" />
        </g>
        <g className={css.fromSide}>
          <Pipe path="M0 4V-10a22 22 0 0 1 22-22H1200" joints={[{ x: 120, y: -32 }]} />
        </g>
      </svg>
      <figcaption className={css.caption}>
        <p className={quiet}>Exemple de prix</p>
        <p className={subtitle}>{service.name}</p>
      </figcaption>
      <PriceTable price={price} isExact={false} />
    </figure>
  )
}
