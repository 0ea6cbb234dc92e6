import { useEffect, useRef } from 'react'
import { notice } from '../../../ui/notice.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import { errorLink, summary } from './quote-form.css.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface ErrorSummaryProps {
  /** The form's issues by field, in the order of the page. */
  readonly errors: QuoteFormApi['state']['errorMap']['onDynamic']
  /** How many submits were refused so far. */
  readonly failedSubmits: number
}

/**
 * The list of errors after a refused submit, with links to the fields. Each refused submit focuses it,
 * so that screen readers read its heading. Links disappear silently as fields are corrected.
 */
export function ErrorSummary({ errors, failedSubmits }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus()
  }, [failedSubmits])
  if (!errors) return null
  return (
    <div
      ref={box}
      className={`${notice.danger} ${summary}`}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary"
    >
      <h2 className={subtitle} id="error-summary">
        Des champs sont à corriger
      </h2>
      <ul>
        {Object.entries(errors).map(([name, [first]]) => (
          <li key={name}>
            <a href={`#${name}`} className={errorLink}>
              {first?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
