import { createFormHook, createFormHookContexts } from '@tanstack/react-form'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../icons.ts'
import * as css from './field.css.ts'
import { Field } from './field.tsx'

const contexts = createFormHookContexts()
const { useFieldContext } = contexts

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FormFieldProps<C extends Control> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly children: (control: {
    readonly id: string
    readonly name: string
    readonly value: string
    readonly onChange: (event: ChangeEvent<C>) => void
  }) => ReactNode
}

/** Ties a control to its field in the surrounding form. */
function FormField<C extends Control>({ label, hint, children }: FormFieldProps<C>) {
  const { name, state, handleChange } = useFieldContext<string>()
  const onChange = ({ currentTarget }: ChangeEvent<C>) => handleChange(currentTarget.value)
  return (
    <Field id={name} label={label} hint={hint} error={state.meta.errors[0]?.message}>
      {(fieldControl) => children({ ...fieldControl, name, value: state.value, onChange })}
    </Field>
  )
}

type Labelled<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** One line of text in a form. */
function TextField({ label, hint, ...props }: Labelled<'input'>) {
  return (
    <FormField<HTMLInputElement> label={label} hint={hint}>
      {(field) => <input {...props} {...field} className={css.control} />}
    </FormField>
  )
}

/** Several lines of text in a form. */
function TextArea({ label, hint, ...props }: Labelled<'textarea'>) {
  return (
    <FormField<HTMLTextAreaElement> label={label} hint={hint}>
      {(field) => (
        <textarea
          {...props}
          {...field}
          className={css.textArea}
          // Browsers scroll only its first line into view.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      )}
    </FormField>
  )
}

/** A native select in a form; its options are its children. */
function Select({ label, hint, ...props }: Labelled<'select'>) {
  return (
    <FormField<HTMLSelectElement> label={label} hint={hint}>
      {(field) => (
        <div className={css.anchor}>
          <select {...props} {...field} className={css.select} />
          <ChevronDown className={css.arrow} />
        </div>
      )}
    </FormField>
  )
}

/** TanStack Form with these fields. */
export const { useAppForm } = createFormHook({
  ...contexts,
  fieldComponents: { TextField, TextArea, Select },
  formComponents: {},
})
