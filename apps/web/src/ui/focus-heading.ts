/** Focuses the page's heading, so that screen readers read it. Scrolls nothing: that is the router's work. */
export function focusHeading() {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
