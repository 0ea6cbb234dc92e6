import type { MouseEvent } from 'react'

/**
 * Focuses what a link on the same page leads to. It does what the browser does, but adds nothing to the history,
 * so that one press of Back still leaves the page.
 */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
