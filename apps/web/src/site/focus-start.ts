/** Focuses the section that the hash names, or else the heading, so that screen readers read it. */
export function focusStart(hash: string) {
  const start = document.getElementById(hash) ?? document.querySelector('h1')
  if (!start) return
  // A control is focusable anyway, and must keep its place in the tab order.
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

/** Leads to the start of the page, or of its section, again: the router does nothing for a link to it. */
export function followLinkAgain({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.href !== window.location.href) return
  const hash = link.hash.slice(1)
  focusStart(hash)
  const place = document.getElementById(hash) ?? document.body
  place.scrollIntoView()
}
