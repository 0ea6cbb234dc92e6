/** Focuses the section that the hash names, or else the heading, so that screen readers read it. */
export function focusStart(hash: string) {
  const start = document.getElementById(hash) ?? document.querySelector('h1')
  if (!start) return
  // A control is focusable anyway, and must keep its position in the tab order.
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Follows a link to where the visitor is already, for which the router does nothing. */
export function followLinkWithinPage(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.href !== window.location.href) return
  const hash = link.hash.slice(1)
  focusStart(hash)
  const destination = document.getElementById(hash) ?? document.body
  destination.scrollIntoView()
}
