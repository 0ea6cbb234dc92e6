import type { ComponentProps } from 'react'
import { ChevronDown } from './icons.ts'
import * as css from './select.css.ts'

/** A native select in the site's clothes. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className={css.wrapper}>
      <select {...props} className={css.select} />
      <ChevronDown aria-hidden className={css.arrow} />
    </div>
  )
}
