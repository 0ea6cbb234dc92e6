import type { MouseEvent } from 'react'

/**
 * Handles presses that must count once: ignores the second click of a double click, and presses on a
 * button that is `aria-disabled`, which unlike a disabled one keeps the focus.
 */
export function singlePress(act?: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    const isBusy = event.currentTarget.getAttribute('aria-disabled') === 'true'
    if (isBusy || event.detail > 1) event.preventDefault()
    else act?.()
  }
}
