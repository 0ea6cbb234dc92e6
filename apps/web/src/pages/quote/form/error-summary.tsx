import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef } from 'react'
import { focusTarget } from '../../../ui/focus-target.ts'
import { notice } from '../../../ui/notice.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import { errorLink, summary, summaryRoom } from './quote-form.css.ts'
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
  const isReset = useSelector(form.store, ({ submissionAttempts }) => submissionAttempts === 0)
  const room = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus()
    return room.current && box.current && !isReset ? keepHeight(room.current) : undefined
  }, [failedSubmits, isReset])
  // By field, in the order of the page.
  const fields = Object.entries(errors ?? {})
  return (
    <div ref={room} className={summaryRoom}>
      {fields.length > 0 && (
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
      )}
    </div>
  )
}

/**
 * Keeps an element as high as it is for as long as it is in sight, so that nothing below it moves while it becomes
 * lower. Out of sight, the browser itself keeps what is in sight where it is. Returns the function that ends this.
 */
function keepHeight(element: HTMLElement) {
  element.style.minHeight = `${element.offsetHeight}px`
  const release = () => element.removeAttribute('style')
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting === false) release()
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    release()
  }
}
