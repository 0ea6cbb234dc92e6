import { fieldLabels, type QuoteFormValues } from './quote-form-schema.ts'
import type { QuoteForm } from './use-quote-form.ts'

/** The first message of each field that has one, in the order of the page. */
export function fieldErrors({ fieldMeta }: QuoteForm['state']) {
  const names = Object.keys(fieldLabels) as (keyof QuoteFormValues)[]
  return names.flatMap((name) => {
    const first = fieldMeta[name]?.errors[0]
    return first ? [{ name, message: first.message }] : []
  })
}
