import type { ReactNode } from 'react'
import { stack, visuallyHidden } from '../../../ui/layout.css.ts'
import { stepNumber } from '../../../ui/pipe.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import * as css from './step.css.ts'

interface StepProps {
  readonly number: number
  readonly title: string
  /** At the other end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A numbered step of the form; the copper pipe runs from one number to the next. */
export function Step({ number, title, aside, children }: StepProps) {
  return (
    <section className={css.step}>
      <div aria-hidden className={stepNumber}>
        {number}
      </div>
      <div className={css.line}>
        <h2 className={subtitle}>
          <span className={visuallyHidden}>{`Étape ${number}\u00A0: `}</span>
          <span>{title}</span>
        </h2>
        {aside}
      </div>
      <div className={`${stack} ${css.content}`}>{children}</div>
    </section>
  )
}
