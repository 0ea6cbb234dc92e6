import { type Urgency, urgencies } from '@plombier/quote-engine'
import { multiplier, wholeEuros } from '../../../texts/french.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import { figures } from '../../../ui/text.css.ts'
import type { LivePrice } from './live-price.ts'

interface UrgencyFieldProps {
  readonly id: string
  /** An urgency key, or an empty string. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly error: string | undefined
  readonly livePrice: LivePrice | undefined
}

/** The field for how soon the plumber comes: label and multiplier; once a service is picked, also each total. */
export function UrgencyField({ id, value, onChange, error, livePrice }: UrgencyFieldProps) {
  const totals = livePrice?.price.totals.map(
    ({ urgency, totalPrice }) => `${shortLabel(urgency)} ${wholeEuros(totalPrice)}`,
  )
  const hint = totals && <span className={figures}>{totals.join(' · ')}</span>
  return (
    <Field id={id} label="Niveau d'urgence" hint={hint} error={error}>
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
            {urgencies.map(({ key, label, multiplier: factor }) => (
              <option key={key} value={key}>
                {`${label} ${multiplier(factor)}`}
              </option>
            ))}
          </select>
          <ChevronDown className={arrow} />
        </div>
      )}
    </Field>
  )
}

/** `Normal`, `Immédiate` */
function shortLabel({ label }: Urgency) {
  const words = label.replace(/^Urgence | \(.*/g, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
