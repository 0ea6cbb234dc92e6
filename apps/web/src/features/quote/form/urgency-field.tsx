import { urgencies } from '@plombier/quote-engine'
import { Field } from '../../../design/field.tsx'
import { Select } from '../../../design/select.tsx'
import { multiplier } from '../../../format/french.ts'
import { fieldLabels } from './quote-form-schema.ts'

interface UrgencyFieldProps {
  readonly id: string
  /** An urgency key, or an empty text. */
  readonly value: string
  readonly onChange: (key: string) => void
  readonly error: string | undefined
}

export function UrgencyField({ id, value, onChange, error }: UrgencyFieldProps) {
  return (
    <Field id={id} label={fieldLabels.urgency} error={error}>
      {(fieldControl) => (
        <Select
          {...fieldControl}
          name="urgency"
          required
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="" disabled>
            Choisissez un délai
          </option>
          {urgencies.map((urgency) => (
            <option key={urgency.key} value={urgency.key}>
              {urgency.label} – prix {multiplier(urgency.multiplier)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
