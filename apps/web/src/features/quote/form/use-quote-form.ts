import { FormApi, revalidateLogic } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useState } from 'react'
import { emptyQuoteForm, type QuoteFormValues, quoteFormSchema } from './quote-form-schema.ts'

export type QuoteForm = ReturnType<typeof createQuoteForm>

/**
 * The calculator's form: quiet until the first submit, then re-checked as it is corrected. The
 * library's `useForm` also brings its own fields and groups; here `FormField` is enough.
 */
export function useQuoteForm(onValid: (values: QuoteFormValues) => Promise<void>) {
  const [form] = useState(createQuoteForm)
  useEffect(() => form.mount(), [form])
  // Before anything can be pressed.
  useLayoutEffect(() => {
    form.update({ ...form.options, onSubmit: ({ value }) => onValid(value) })
  })
  return form
}

function createQuoteForm() {
  return new FormApi({
    defaultValues: emptyQuoteForm,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteFormSchema },
  })
}
