import { useSelector } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import type { QuoteFormValues } from './quote-form-schema.ts'
import type { QuoteForm } from './use-quote-form.ts'

interface FormFieldProps<Name extends keyof QuoteFormValues> {
  readonly form: QuoteForm
  readonly name: Name
  readonly children: (field: {
    readonly value: QuoteFormValues[Name]
    readonly onChange: (value: QuoteFormValues[Name]) => void
    readonly error: string | undefined
  }) => ReactNode
}

/** One value of the form and its first error. Typing in a field renders that field alone. */
export function FormField<Name extends keyof QuoteFormValues>({
  form,
  name,
  children,
}: FormFieldProps<Name>) {
  const value = useSelector(form.store, ({ values }) => values[name])
  const error = useSelector(form.store, ({ fieldMeta }) => fieldMeta[name]?.errors[0]?.message)
  return children({ value, error, onChange: (next) => form.setFieldValue(name, next as never) })
}
