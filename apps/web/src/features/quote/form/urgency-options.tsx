import { type City, urgencies } from '@plombier/quote-engine'
import { multiplier, wholeEuros } from '../../../format/french.ts'
import { livePrice, type Picks } from '../live-price/live-price.ts'

interface UrgencyOptionsProps {
  readonly city: City
  readonly picks: Picks
}

/** The options of the urgency select, each with its price once a service is picked. */
export function UrgencyOptions({ city, picks }: UrgencyOptionsProps) {
  return (
    <>
      <option value="" disabled>
        Choisissez un niveau d’urgence
      </option>
      {urgencies.map(({ key, label, multiplier: factor }) => {
        const total = livePrice({ ...picks, urgency: key }, city)?.price.totalPrice
        return (
          <option key={key} value={key}>
            {/* The price first: the closed list of a narrow phone cuts off what is at the end. */}
            {[label, total && wholeEuros(total), `prix ${multiplier(factor)}`]
              .filter(Boolean)
              .join(' – ')}
          </option>
        )
      })}
    </>
  )
}
