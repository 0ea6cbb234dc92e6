import type { ReactNode } from 'react'
import { focusOnce } from '../focus-management.ts'

interface FieldLinkProps {
  /** Of the field's control. */
  readonly id: string
  readonly className?: string
  /** Where it is then. Fields stand away from the edges of the screen, where toasts appear. */
  readonly block?: 'center' | 'start'
  readonly children: ReactNode
}

/**
 * A link to a field or a part of the page. Scrolls there and focuses it, each time it is pressed, and leaves
 * the page's address as it is.
 */
export function FieldLink({ id, className, block = 'center', children }: FieldLinkProps) {
  return (
    <a
      className={className}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(id)
        field?.scrollIntoView({ block })
        focusOnce(field, { preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}
