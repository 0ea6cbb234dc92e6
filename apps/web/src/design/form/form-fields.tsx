import type { AnyFieldApi } from '@tanstack/react-form'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../icons.ts'
import * as css from './field.css.ts'
import { Field } from './field.tsx'

type InForm<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  /** From TanStack Form's `form.Field`; its value is a text. */
  readonly field: AnyFieldApi
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** One line of text in a form. */
export function TextField({ field, label, hint, ...props }: InForm<'input'>) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint}>
      {(control) => (
        <input {...props} {...control} {...valueProps(field)} className={css.control} />
      )}
    </Field>
  )
}

/** Several lines of text in a form. */
export function TextArea({ field, label, hint, ...props }: InForm<'textarea'>) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint}>
      {(control) => (
        <textarea
          {...props}
          {...control}
          {...valueProps(field)}
          className={css.textArea}
          // Browsers scroll only its first line into view.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </Field>
  )
}

/** A native select in a form; its options are its children. */
export function Select({ field, label, hint, ...props }: InForm<'select'>) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint}>
      {(control) => (
        <div className={css.anchor}>
          <select {...props} {...control} {...valueProps(field)} className={css.select} />
          <ChevronDown className={css.arrow} />
        </div>
      )}
    </Field>
  )
}

function fieldProps({ name, state }: AnyFieldApi) {
  return { id: name, error: state.meta.errors[0]?.message }
}

function valueProps({ name, state, handleChange }: AnyFieldApi) {
  return {
    name,
    value: state.value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      handleChange(currentTarget.value),
  }
}
