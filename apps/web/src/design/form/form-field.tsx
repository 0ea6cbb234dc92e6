import type { AnyFieldApi } from '@tanstack/react-form'
import type { ChangeEvent, ReactNode } from 'react'
import { Field, type FieldControl } from './field.tsx'

interface FormControl extends FieldControl {
  readonly name: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<{ value: string }>) => void
}

interface FormFieldProps {
  /** From TanStack Form's `form.Field`; its value is a text. */
  readonly field: AnyFieldApi
  readonly label: string
  readonly hint?: string | undefined
  /** An input, a select or a text area with these props. */
  readonly children: (control: FormControl) => ReactNode
}

/** A control of a form, with its label, hint and error. */
export function FormField({ field, label, hint, children }: FormFieldProps) {
  const { name, state, handleChange } = field
  return (
    <Field id={name} label={label} hint={hint} error={state.meta.errors[0]?.message}>
      {(control) =>
        children({
          ...control,
          name,
          value: state.value,
          onChange: ({ currentTarget }) => handleChange(currentTarget.value),
        })
      }
    </Field>
  )
}
