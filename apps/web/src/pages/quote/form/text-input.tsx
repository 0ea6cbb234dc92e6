import type { ComponentProps } from 'react'
import { control, textArea } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface TextInputProps {
  readonly form: QuoteFormApi
  readonly name: 'name' | 'phone' | 'email' | 'description'
  readonly label: string
  readonly hint?: string
  /** Attributes of the control. With `rows` it is a text area. */
  readonly input: ComponentProps<'input'> & { readonly rows?: number }
}

/** A field of the form for typed text. */
export function TextInput({ form, name, label, hint, input }: TextInputProps) {
  const Control: 'input' = input.rows ? ('textarea' as 'input') : 'input'
  return (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange }) => (
        <Field id={name} label={label} hint={hint} error={meta.errors[0]?.message}>
          {(fieldControl) => (
            <Control
              {...fieldControl}
              {...input}
              name={name}
              value={value}
              onChange={({ currentTarget }) => handleChange(currentTarget.value)}
              className={input.rows ? textArea : control}
            />
          )}
        </Field>
      )}
    </form.Field>
  )
}
