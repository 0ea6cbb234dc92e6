import type { RefObject } from 'react'
import { notice } from '../../design/notice.css.ts'
import { subtitle } from '../../design/text.css.ts'
import * as css from './error-summary.css.ts'
import { fieldLabels, type QuoteFormValues } from './quote-form-schema.ts'

/** The first message of each field that has one. */
export type FieldErrors = Partial<Record<keyof QuoteFormValues, string>>

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly errors: FieldErrors
}

/** What is left to correct, with links to the fields. Takes the focus after a refused submit. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const fields = (Object.keys(fieldLabels) as (keyof QuoteFormValues)[]).filter(
    (name) => errors[name],
  )
  if (fields.length === 0) return null
  return (
    <div ref={ref} className={notice.danger} role="alert" tabIndex={-1}>
      <h2 className={subtitle}>
        {fields.length === 1
          ? 'Un champ est à corriger'
          : `${fields.length} champs sont à corriger`}
      </h2>
      <ul>
        {fields.map((name) => (
          <li key={name}>
            <a
              className={css.link}
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(name)
                // Away from the edges of the screen, where a toast may be.
                field?.scrollIntoView({ block: 'center' })
                field?.focus({ preventScroll: true })
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
