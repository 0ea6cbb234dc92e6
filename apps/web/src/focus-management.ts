import { focusOnce } from './design/focus-once.ts'

/** Focuses the section that the hash names, or else the heading, so that screen readers read it. */
export function focusStart(hash: string) {
  focusOnce(document.getElementById(hash) ?? document.querySelector('h1'), { preventScroll: true })
}

/** Focuses what the page's address names, where browsers only let the next Tab begin. */
export function focusTarget() {
  if (document.activeElement !== document.body) return
  focusOnce(document.getElementById(window.location.hash.slice(1)), { preventScroll: true })
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
