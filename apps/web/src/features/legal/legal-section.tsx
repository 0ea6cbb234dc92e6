import type { ReactNode } from 'react'
import { subtitle } from '../../design/text.css.ts'
import * as css from './legal-page.css.ts'

interface LegalSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className={css.section}>
      <h2 className={subtitle}>{title}</h2>
      {children}
    </section>
  )
}
