import { type Ref, useState } from 'react'
import { notice } from '../../../design/notice.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import * as css from './error-summary.css.ts'
import type { FieldError } from './use-field-errors.ts'

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>
  readonly errors: readonly FieldError[]
}

/**
 * What one refused submit left to correct, with links to the fields. It takes the focus, which reads
 * its heading; then the heading stays, and the links go silently as their fields are corrected.
 */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const [refused] = useState(errors.length)
  if (errors.length === 0) return null
  return (
    <div
      ref={ref}
      className={notice.danger}
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
    >
      <h2 className={subtitle} id="error-summary">
        {refused === 1 ? 'Un champ est à corriger' : `${refused} champs sont à corriger`}
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
