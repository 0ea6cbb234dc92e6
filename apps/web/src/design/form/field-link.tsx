import type { ReactNode } from 'react'

interface FieldLinkProps {
  /** Of the field's control. */
  readonly id: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a field of the page. Scrolls there and focuses it, each time it is pressed. */
export function FieldLink({ id, className, children }: FieldLinkProps) {
  return (
    <a
      className={className}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        const field = document.getElementById(id)
        // Away from the edges of the screen, where toasts appear.
        field?.scrollIntoView({ block: 'center' })
        field?.focus({ preventScroll: true })
      }}
    >
      {children}
    </a>
  )
}
