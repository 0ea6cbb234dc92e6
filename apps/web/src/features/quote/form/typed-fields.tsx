import { control as oneLine, textArea } from '../../../design/form/field.css.ts'
import { FormField } from '../../../design/form/form-field.tsx'
import type { TypedFields as Fields } from '../state/typed-fields.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface TypedFieldsProps {
  readonly form: QuoteFormApi
  readonly fields: Fields
}

/** Fields of the form that take any text. */
export function TypedFields({ form, fields }: TypedFieldsProps) {
  return fields.map(({ name, label, hint, isLong, control }) => (
    <form.Field key={name} name={name}>
      {(field) => (
        <FormField field={field} label={label} hint={hint}>
          {(props) =>
            isLong ? (
              <textarea
                {...props}
                {...control}
                rows={4}
                className={textArea}
                // Browsers scroll only its first line into view.
                onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
              />
            ) : (
              <input {...props} {...control} className={oneLine} />
            )
          }
        </FormField>
      )}
    </form.Field>
  ))
}
