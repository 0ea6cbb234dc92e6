import { useField } from '@tanstack/react-form'
import type { ComponentProps, ReactNode } from 'react'
import { control, textArea } from '../../../ui/field.css.ts'
import { Field } from '../../../ui/field.tsx'
import type { QuoteFormApi } from './use-quote-form.ts'

interface TextInputProps {
  readonly form: QuoteFormApi
  readonly name: 'name' | 'phone' | 'email' | 'description'
  readonly label: string
  readonly hint?: string
  /** What helps to correct an error. */
  readonly advice?: string
  /** Attributes of the control. With `rows` it is a text area. */
  readonly input: ComponentProps<'input'> & { readonly rows?: number }
  /** Below the control. */
  readonly children?: ReactNode
}

/** A field of the form for typed text. */
export function TextInput({ form, name, label, hint, advice, input, children }: TextInputProps) {
  const Control: 'input' = input.rows ? ('textarea' as 'input') : 'input'
  const { state, handleChange } = useField({ form, name })
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={state.meta.errors[0]?.message}
      advice={advice}
      status={children}
    >
      {(fieldControl) => (
        <Control
          {...fieldControl}
          {...input}
          name={name}
          value={state.value}
          onChange={({ currentTarget }) => handleChange(currentTarget.value)}
          className={input.rows ? textArea : control}
        />
      )}
    </Field>
  )
}
