import type { ComponentProps } from 'react'

/** A link to a field: `followLinkWithinPage` follows it, and leaves the page's address as it is. */
export function FieldLink({ id, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} href={`#${id}`}>
      {children}
    </a>
  )
}
