/**
 * Focuses an element for screen readers. One that is no control can be focused for this moment alone: if
 * it stayed so, a click anywhere in it would focus it, and the next Tab begin at its start.
 */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions) {
  if (!element) return
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    for (const end of ['blur', 'mousedown']) {
      element.addEventListener(end, () => element.removeAttribute('tabindex'), { once: true })
    }
  }
  element.focus(options)
}
