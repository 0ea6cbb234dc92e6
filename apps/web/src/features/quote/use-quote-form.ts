import { revalidateLogic, useForm } from '@tanstack/react-form'
import { emptyQuoteForm, type QuoteFormValues, quoteFormSchema } from './quote-form-schema.ts'

interface QuoteFormHandlers {
  readonly onValid: (values: QuoteFormValues) => Promise<void>
  readonly onInvalid: (values: QuoteFormValues) => void
}

/** The calculator's form: quiet until the first submit, then re-checked as it is corrected. */
export function useQuoteForm({ onValid, onInvalid }: QuoteFormHandlers) {
  return useForm({
    defaultValues: emptyQuoteForm,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteFormSchema },
    onSubmit: ({ value }) => onValid(value),
    onSubmitInvalid: ({ value }) => onInvalid(value),
  })
}

export type QuoteForm = ReturnType<typeof useQuoteForm>
