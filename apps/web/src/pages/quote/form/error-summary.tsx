import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef } from 'react'
import { focusTarget } from '../../../ui/focus-target.ts'
import { notice } from '../../../ui/notice.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import { errorLink, summary } from './quote-form.css.ts'
import type { QuoteFormApi } from './use-quote-form.ts'

interface ErrorSummaryProps {
  readonly form: QuoteFormApi
  /** How many submits were refused so far. */
  readonly failedSubmits: number
}

/**
 * The list of errors after a refused submit, with links to the fields. Each refused submit focuses it,
 * so that screen readers read its heading. Links disappear silently as fields are corrected.
 */
export function ErrorSummary({ form, failedSubmits }: ErrorSummaryProps) {
  const errors = useSelector(form.store, ({ errorMap }) => errorMap.onDynamic)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus()
  }, [failedSubmits])
  if (!errors) return null
  // By field, in the order of the page.
  const fields = Object.entries(errors)
  return (
    <div
      ref={box}
      className={`${notice.danger} ${summary}`}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary"
    >
      <h2 className={subtitle} id="error-summary">
        {fields.length > 1 ? `${fields.length} champs à corriger` : '1 champ à corriger'}
      </h2>
      <ul>
        {fields.map(([name, [first]]) => (
          <li key={name}>
            <a href={`#${name}`} className={errorLink} onClick={focusTarget}>
              {first?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
