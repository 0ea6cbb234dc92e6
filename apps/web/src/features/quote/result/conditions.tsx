import { printOnly } from '../../../design/layout.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import { generalConditions } from '../general-conditions.ts'

/** The general conditions, on the print sheet alone. */
export function Conditions() {
  return (
    <section className={printOnly} aria-labelledby="conditions">
      <h2 className={subtitle} id="conditions">
        Conditions générales
      </h2>
      <ul>
        {generalConditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </section>
  )
}
