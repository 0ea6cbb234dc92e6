import { useLayoutEffect, useRef } from 'react'
import { focusOnce } from '../../../ui/focus-management.ts'
import { notice } from '../../../ui/notice.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import { errorLink } from './quote-form.css.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface ErrorSummaryProps {
  /** The form's issues by field, in the order of the page. */
  readonly errors: QuoteFormApi['state']['errorMap']['onDynamic']
  /** How many submits were refused so far. */
  readonly failedSubmits: number
}

/**
 * What is to be corrected after a refused submit, with links to the fields. It takes the focus when it
 * appears, so that screen readers read its heading. Links disappear silently as fields are corrected.
 */
export function ErrorSummary({ errors, failedSubmits }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  // A layout effect, because a toast that appears with it places itself by where the focus is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused submit tells it again
  useLayoutEffect(() => focusOnce(summary.current), [failedSubmits])
  if (!errors) return null
  return (
    <div ref={summary} className={notice.danger} role="group" aria-labelledby="error-summary">
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
