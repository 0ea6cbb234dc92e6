import { type Urgency, urgencies } from '@plombier/quote-engine'
import { useField } from '@tanstack/react-form'
import { multiplier, wholeEuros } from '../../../texts/french.ts'
import { anchor, arrow, select } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import { figures } from '../../../ui/text.css.ts'
import type { LivePrice } from './live-price.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface UrgencyFieldProps {
  readonly form: QuoteFormApi
  readonly livePrice: LivePrice | undefined
}

/** The field for how soon the plumber comes: label and multiplier; once a service is picked, also each total. */
export function UrgencyField({ form, livePrice }: UrgencyFieldProps) {
  const { name, state, handleChange } = useField({ form, name: 'urgency' })
  const totals = livePrice?.price.totals.map(
    ({ urgency, totalPrice }) => `${shortLabel(urgency)} ${wholeEuros(totalPrice)}`,
  )
  const hint = totals && <span className={figures}>{totals.join(' · ')}</span>
  return (
    <Field id={name} label="Niveau d'urgence" hint={hint} error={state.meta.errors[0]?.message}>
      {(fieldControl) => (
        <div className={anchor}>
          <select
            {...fieldControl}
            name={name}
            value={state.value}
            onChange={({ currentTarget }) => handleChange(currentTarget.value)}
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
