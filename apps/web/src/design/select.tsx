import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import * as css from './select.css.ts'

/** A native select in the site's clothes. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className={css.wrapper}>
      <select {...props} className={css.select} />
      <ChevronDown aria-hidden size={20} className={css.arrow} />
    </div>
  )
}
