import { useLayoutEffect, useRef } from 'react'
import { notice } from '../../../design/notice.css.ts'
import { subtitle } from '../../../design/text.css.ts'
import * as css from './error-summary.css.ts'
import type { FieldError } from './use-field-errors.ts'

/**
 * What a refused submit left to correct, with links to the fields. It takes the focus as it appears,
 * which reads its heading; then the links go silently as their fields are corrected.
 */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null)
  // Before a toast that comes with it looks where the focus is.
  useLayoutEffect(() => summary.current?.focus(), [])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      className={notice.danger}
      role="group"
      aria-labelledby="error-summary"
      tabIndex={-1}
    >
      <h2 className={subtitle} id="error-summary">
        Des champs sont à corriger
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
