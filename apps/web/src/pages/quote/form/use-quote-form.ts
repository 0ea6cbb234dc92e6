import { revalidateLogic, useForm } from '@tanstack/react-form'
import { emptyValues, type FormValues } from '../../../memory.ts'
import { formSchema } from './form-schema.ts'

export type QuoteFormApi = ReturnType<typeof useQuoteForm>

interface QuoteFormOptions {
  /** The form at first. */
  readonly values: FormValues | undefined
  readonly onSubmit: (values: FormValues) => Promise<void>
  /** Called when a submit is refused, because fields have to be corrected. */
  readonly onRefused: (values: FormValues) => void
}

/** The calculator's form. Shows no errors before the first submit, then checks every change. */
export function useQuoteForm({ values = emptyValues, onSubmit, onRefused }: QuoteFormOptions) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: formSchema },
    onSubmit: async ({ value, formApi }) => {
      await onSubmit(value)
      // A visitor who comes back to change something sees no error before the next submit.
      formApi.reset(value, { keepDefaultValues: true })
    },
    onSubmitInvalid: ({ value }) => onRefused(value),
  })
}
