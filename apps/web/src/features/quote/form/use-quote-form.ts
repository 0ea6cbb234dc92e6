import { revalidateLogic } from '@tanstack/react-form'
import * as v from 'valibot'
import { useAppForm } from '../../../design/form/form.ts'
import { emptyQuoteForm, type QuoteRequest, quoteFormSchema } from './quote-form-schema.ts'

export type QuoteForm = ReturnType<typeof useQuoteForm>

interface QuoteFormEvents {
  /** The form holds all that a price needs. */
  readonly onComplete: () => void
  readonly onSubmit: (request: QuoteRequest) => Promise<void>
}

/** The calculator's form: quiet until the first submit, then checked again as it is corrected. */
export function useQuoteForm({ onComplete, onSubmit }: QuoteFormEvents) {
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
  })
}
