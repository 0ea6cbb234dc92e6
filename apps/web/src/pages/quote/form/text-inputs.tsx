import type { ChangeEvent } from 'react'
import { control as oneLine, textArea } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import type { TypedFields } from '../state/typed-fields.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface TextInputsProps {
  readonly form: QuoteFormApi
  readonly fields: TypedFields
}

/** Fields of the form that take any text. */
export function TextInputs({ form, fields }: TextInputsProps) {
  return fields.map(({ name, label, hint, isLong, control }) => (
    <form.Field key={name} name={name}>
      {({ state: { value, meta }, handleChange }) => (
        <Field id={name} label={label} hint={hint} error={meta.errors[0]?.message}>
          {(fieldControl) => {
            const props = {
              ...fieldControl,
              ...control,
              name,
              value,
              onChange: (event: ChangeEvent<{ value: string }>) =>
                handleChange(event.currentTarget.value),
            }
            if (!isLong) return <input {...props} className={oneLine} />
            return <textarea {...props} rows={3} className={textArea} />
          }}
        </Field>
      )}
    </form.Field>
  ))
}
