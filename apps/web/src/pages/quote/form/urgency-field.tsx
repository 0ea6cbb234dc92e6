import { urgencies } from '@plombier/quote-engine'
import { multiplier, wholeEuros } from '../../../texts/french.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import type { LivePrice } from './live-price.ts'

interface UrgencyFieldProps {
  readonly id: string
  /** An urgency key, or an empty string. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly error: string | undefined
  readonly livePrice: LivePrice | undefined
}

/** The field for how soon the plumber comes: label, multiplier and, once a service is picked, the total. */
export function UrgencyField({ id, value, onChange, error, livePrice }: UrgencyFieldProps) {
  return (
    <Field id={id} label="Niveau d'urgence" error={error}>
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
            {urgencies.map(({ key, label, multiplier: factor }) => {
              const total = livePrice?.price.urgencyTotals.find(({ urgency }) => urgency === key)
              const text = `${label} ${multiplier(factor)}`
              return (
                <option key={key} value={key}>
                  {total === undefined ? text : `${text} – ${wholeEuros(total.totalPrice)}`}
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
