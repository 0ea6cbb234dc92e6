import type { Ref } from 'react'
import { notice } from '../../../design/notice.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import * as css from './error-summary.css.ts'
import type { FieldError } from './use-field-errors.ts'

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly errors: readonly FieldError[]
}

/** What is left to correct, with links to the fields. Takes the focus after a refused submit. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} className={notice.danger} role="alert" tabIndex={-1}>
      <h2 className={subtitle}>
        {errors.length === 1
          ? 'Un champ est à corriger'
          : `${errors.length} champs sont à corriger`}
      </h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              className={css.link}
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(name)
                // Away from the edges of the screen, where toasts appear.
                field?.scrollIntoView({ block: 'center' })
                field?.focus({ preventScroll: true })
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
