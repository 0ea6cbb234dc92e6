import { revalidateLogic } from '@tanstack/react-form'
import * as v from 'valibot'
import { useAppForm } from '../../../design/form/form.ts'
import {
  emptyQuoteForm,
  type QuoteFormInput,
  type QuoteFormOutput,
  quoteFormSchema,
} from './quote-form-schema.ts'

export type QuoteForm = ReturnType<typeof useQuoteForm>

interface QuoteFormEvents {
  /** The form holds all that a price needs. */
  readonly onComplete: () => void
  readonly onSubmit: (values: QuoteFormOutput) => Promise<void>
  /** A submit was refused: fields have to be corrected. */
  readonly onRefused: (values: QuoteFormInput) => void
}

/** The calculator's form: quiet until the first submit, then checked again as it is corrected. */
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
