import { findService, ratesOf, type UrgencyKey } from '@plombier/quote-engine'
import type { LivePrice } from '../../../price/live-price.ts'
import { findTodaysUrgency, todaysTariff, todaysUrgencies } from '../../../price/todays-prices.ts'
import { multiplier, wholeEuros } from '../../../texts/french.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import * as css from './quote-form.css.ts'

interface UrgencyFieldProps {
  readonly id: string
  /** An urgency key, or an empty string. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly error: string | undefined
  readonly livePrice: LivePrice | undefined
}

/** The field for how soon the plumber comes. */
export function UrgencyField({ id, value, onChange, error, livePrice }: UrgencyFieldProps) {
  const picked = findTodaysUrgency(value)
  // Until a service is picked, the multipliers are those of a leak.
  const { id: serviceId } = livePrice?.service ?? findService('fuite')
  const times = (urgency: UrgencyKey) =>
    multiplier(ratesOf({ serviceId, urgency }, todaysTariff).urgencyMultiplier)
  return (
    <Field
      id={id}
      label="Niveau d'urgence"
      error={error}
      status={
        picked && (
          <p aria-hidden className={css.multiplier}>
            {`Prix ${times(picked.key)}`}
          </p>
        )
      }
    >
      {(fieldControl) => (
        <div className={anchor}>
          <select
            {...fieldControl}
            name={id}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            required
            className={select}
          >
            <option value="" disabled>
              Choisissez un niveau
            </option>
            {todaysUrgencies.map(({ key, label }) => {
              const text = `${label} ${times(key)}`
              // The chosen one's total stands beside the form, and would not fit on a phone.
              const total = livePrice?.price.urgencyTotals.find(
                ({ urgency }) => urgency.key === key && key !== value,
              )
              return (
                <option key={key} value={key}>
                  {total ? `${text} – ${wholeEuros(total.totalPrice)}` : text}
                </option>
              )
            })}
          </select>
          <ChevronDown className={arrow} />
        </div>
      )}
    </Field>
  )
}
