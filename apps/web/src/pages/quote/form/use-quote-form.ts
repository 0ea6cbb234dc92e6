import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useLayoutEffect } from 'react'
import * as v from 'valibot'
import { emptyInput, type QuoteInput } from '../state/quote-input.ts'
import { type ValidInput, validInputSchema } from '../state/valid-input.ts'

export type QuoteFormApi = ReturnType<typeof useQuoteForm>

interface QuoteFormOptions {
  /** What the form shows. */
  readonly input: QuoteInput
  readonly onChange: (input: QuoteInput) => void
  readonly onSubmit: (input: ValidInput) => Promise<void>
  /** Called when a submit is refused, because fields have to be corrected. */
  readonly onRefused: (input: QuoteInput) => void
}

/**
 * The calculator's form. Shows no errors before the first submit, then validates every change until a
 * submit succeeds.
 */
export function useQuoteForm({ input, onChange, onSubmit, onRefused }: QuoteFormOptions) {
  const form = useForm({
    defaultValues: emptyInput,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: validInputSchema },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: async ({ value, formApi }) => {
      await onSubmit(v.parse(validInputSchema, value))
      formApi.reset(formApi.state.values, { keepDefaultValues: true })
    },
    onSubmitInvalid: ({ value }) => onRefused(value),
  })
  // Before the browser paints: the form starts with what the tab remembers.
  useLayoutEffect(() => {
    if (input !== form.state.values) form.reset(input, { keepDefaultValues: true })
  }, [form, input])
  return form
}
