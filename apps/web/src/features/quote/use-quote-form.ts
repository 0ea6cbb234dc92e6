import { revalidateLogic, useForm } from '@tanstack/react-form'
import { emptyQuoteForm, type QuoteFormValues, quoteFormSchema } from './quote-form-schema.ts'

/** The calculator's form: quiet until the first submit, then re-checked as it is corrected. */
export function useQuoteForm(onValid: (values: QuoteFormValues) => Promise<void>) {
  return useForm({
    defaultValues: emptyQuoteForm,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteFormSchema },
    onSubmit: ({ value }) => onValid(value),
  })
}

export type QuoteForm = ReturnType<typeof useQuoteForm>
