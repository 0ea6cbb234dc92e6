import { urgencies } from '@plombier/quote-engine'
import { multiplier } from '../../../format/french.ts'

/** What a visitor can choose from in the urgency's select. */
export function UrgencyOptions() {
  return (
    <>
      <option value="" disabled>
        Choisissez un délai
      </option>
      {urgencies.map((urgency) => (
        <option key={urgency.key} value={urgency.key}>
          {urgency.label} – prix {multiplier(urgency.multiplier)}
        </option>
      ))}
    </>
  )
}
