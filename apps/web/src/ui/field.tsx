import type { ComponentProps, ReactNode } from 'react'
import * as css from './field.css.ts'
import { CircleAlert } from './icons.ts'

interface FieldProps {
  readonly label: ReactNode
  readonly id: string
  /** How to fill it in, or what has been filled in. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** What helps to correct the error. */
  readonly advice?: string | undefined
  /** Further messages of the control, below the error. */
  readonly status?: ReactNode
  /** The control, given what ties it to its label, hint and error. */
  readonly children: (
    props: Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'> & { id: string },
  ) => ReactNode
}

/** A control with its label and hint above it, and its error and status below it. */
export function Field({ label, id, hint, error, advice, status, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint ? (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {error ? (
        <div className={css.error} id={errorId}>
          <CircleAlert />
          <div>
            <p>{error}</p>
            {advice && <p className={css.advice}>{advice}</p>}
          </div>
        </div>
      ) : null}
      {status}
    </div>
  )
}
