import type { ReactNode } from 'react'
import { stack, visuallyHidden } from '../../../ui/layout.css.ts'
import { stepNumber } from '../../../ui/pipe.css.ts'
import { subtitle } from '../../../ui/text.css.ts'
import * as css from './step.css.ts'

interface StepProps {
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

/** A numbered step of the form; the copper pipe runs from one number to the next. */
export function Step({ number, title, children }: StepProps) {
  return (
    <section className={css.step}>
      <div aria-hidden className={stepNumber}>
        {number}
      </div>
      <h2 className={`${subtitle} ${css.heading}`}>
        <span className={visuallyHidden}>{`Étape ${number}\u00A0: `}</span>
        <span>{title}</span>
      </h2>
      <div className={`${stack} ${css.content}`}>{children}</div>
    </section>
  )
}
