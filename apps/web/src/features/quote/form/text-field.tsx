import type { ComponentProps } from 'react'
import { control } from '../../../design/field.css.ts'
import { Field } from '../../../design/field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> {
  /** Id and name of the control. */
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

/** One line of text under its label. */
export function TextField({ name, label, error, onChange, ...input }: TextFieldProps) {
  return (
    <Field id={name} label={label} error={error}>
      {(fieldControl) => (
        <input
          {...input}
          {...fieldControl}
          name={name}
          className={control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
