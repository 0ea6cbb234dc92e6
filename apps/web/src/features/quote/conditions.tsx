import {
  FREE_KILOMETERS,
  MINIMUM_TOTAL,
  PRICE_PER_KILOMETER,
  PRICES_AS_OF,
} from '@plombier/quote-engine'
import { printOnly } from '../../design/layout.css.ts'
import { subtitle } from '../../design/text.css.ts'
import { date, euros, kilometers, wholeEuros } from '../../format/french.ts'

/** The general conditions, on the print sheet alone. */
export function Conditions() {
  return (
    <section className={printOnly} aria-labelledby="conditions">
      <h2 className={subtitle} id="conditions">
        Conditions générales
      </h2>
      <ul>
        <li>Devis valable 30&nbsp;jours. Prix minimum&nbsp;: {wholeEuros(MINIMUM_TOTAL)} TTC.</li>
        <li>
          Prix indicatifs, tarifs du {date(PRICES_AS_OF)}&nbsp;: le devis définitif est établi par
          le professionnel après diagnostic sur place.
        </li>
        <li>
          {kilometers(FREE_KILOMETERS)} de déplacement offerts, puis {euros(PRICE_PER_KILOMETER)}{' '}
          par km.
        </li>
      </ul>
    </section>
  )
}
