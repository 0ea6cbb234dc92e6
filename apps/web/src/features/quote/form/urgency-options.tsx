import { type City, urgencies } from '@plombier/quote-engine'
import { multiplier, wholeEuros } from '../../../format/french.ts'
import { type Picks, priceSoFar } from '../your-price/price-so-far.ts'

interface UrgencyOptionsProps {
  readonly city: City
  readonly picks: Picks
}

/** The options of the urgency's select, each with its price once there is a service. */
export function UrgencyOptions({ city, picks }: UrgencyOptionsProps) {
  return (
    <>
      <option value="" disabled>
        Choisissez un niveau d’urgence
      </option>
      {urgencies.map(({ key, label, multiplier: factor }) => {
        const total = priceSoFar({ ...picks, urgency: key }, city)?.price.totalPrice
        return (
          <option key={key} value={key}>
            {`${label} – prix ${multiplier(factor)}`}
            {total !== undefined && ` – ${wholeEuros(total)}`}
          </option>
        )
      })}
    </>
  )
}
