import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { control, textArea } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface TextFieldProps {
  readonly form: QuoteFormApi
  readonly label: string
  readonly hint?: string
}

interface TextInputProps extends TextFieldProps {
  readonly name: 'name' | 'phone' | 'email'
  readonly input: InputHTMLAttributes<HTMLInputElement>
}

/** A field of the form that takes one line of text. */
export function TextInput({ form, name, label, hint, input }: TextInputProps) {
  return (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange }) => (
        <Field id={name} label={label} hint={hint} error={meta.errors[0]?.message}>
          {(fieldControl) => (
            <input
              {...fieldControl}
              {...input}
              name={name}
              value={value}
              onChange={({ currentTarget }) => handleChange(currentTarget.value)}
              className={control}
            />
          )}
        </Field>
      )}
    </form.Field>
  )
}

interface TextAreaProps extends TextFieldProps {
  readonly name: 'description'
  readonly input: TextareaHTMLAttributes<HTMLTextAreaElement>
}

/** A field of the form that takes several lines of text. */
export function TextArea({ form, name, label, hint, input }: TextAreaProps) {
  return (
    <form.Field name={name}>
      {({ state: { value, meta }, handleChange }) => (
        <Field id={name} label={label} hint={hint} error={meta.errors[0]?.message}>
          {(fieldControl) => (
            <textarea
              {...fieldControl}
              {...input}
              name={name}
              value={value}
              onChange={({ currentTarget }) => handleChange(currentTarget.value)}
              className={textArea}
            />
          )}
        </Field>
      )}
    </form.Field>
  )
}
