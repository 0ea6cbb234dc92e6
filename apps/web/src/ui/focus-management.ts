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

/** Focuses the section that the hash names, or else the heading, so that screen readers read it. */
export function focusStart(hash: string) {
  focusOnce(document.getElementById(hash) ?? document.querySelector('h1'), { preventScroll: true })
}

/**
 * Follows a link to a place in the page, and leaves the page's address as it is; or one to where the visitor
 * is already, for which the router does nothing. Each press scrolls and moves the focus.
 */
function followLinkWithinPage(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return
  if (link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  else if (link.href !== window.location.href) return
  const hash = link.hash.slice(1)
  focusStart(hash)
  const destination = document.getElementById(hash) ?? document.body
  // Fields stand away from the edges of the screen, where toasts appear.
  const block = destination.matches('input, select, textarea') ? 'center' : 'start'
  destination.scrollIntoView({ block })
}

// From the entry script on, and before the link's own handler: a link that leads elsewhere would look as if it
// led here.
globalThis.document?.addEventListener('click', followLinkWithinPage, { capture: true })

// A button that a submit disables loses the focus before its page is left.
let lastFocused: EventTarget | null = null
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused = target
})

/** A selector of what had the focus last, for when the visitor comes back to this page. */
export function focusedSelector() {
  let selector = ''
  let element = lastFocused instanceof Element && lastFocused.isConnected ? lastFocused : null
  while (element?.parentElement) {
    const { parentElement } = element
    selector = `> :nth-child(${[...parentElement.children].indexOf(element) + 1}) ${selector}`
    element = parentElement
  }
  return `html ${selector}`
}

/** Focuses the control of this selector again, and says whether there is one. */
export function focusAgain(selector = 'html') {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element || element.tabIndex < 0) return false
  element.focus({ preventScroll: true })
  return true
}
