import { revalidateLogic } from '@tanstack/react-form'
import * as v from 'valibot'
import { useAppForm } from '../../../design/form/form.tsx'
import {
  emptyQuoteForm,
  type QuoteFormInput,
  type QuoteFormOutput,
  quoteFormSchema,
} from './quote-form-schema.ts'

export type QuoteForm = ReturnType<typeof useQuoteForm>

interface QuoteFormEvents {
  /** Called after every change that leaves the whole form valid. */
  readonly onComplete: () => void
  readonly onSubmit: (values: QuoteFormOutput) => Promise<void>
  /** Called when a submit is refused, because fields have to be corrected. */
  readonly onRefused: (values: QuoteFormInput) => void
}

/** The calculator's form. Shows no errors before the first submit, then validates every change. */
export function useQuoteForm({ onComplete, onSubmit, onRefused }: QuoteFormEvents) {
  return useAppForm({
    defaultValues: emptyQuoteForm,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteFormSchema },
    listeners: {
      onChange: ({ formApi }) => {
        if (v.is(quoteFormSchema, formApi.state.values)) onComplete()
      },
    },
    onSubmit: ({ value }) => onSubmit(v.parse(quoteFormSchema, value)),
    onSubmitInvalid: ({ value }) => onRefused(value),
  })
}
