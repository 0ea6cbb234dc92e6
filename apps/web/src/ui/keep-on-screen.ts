import { askDevice } from './ask-device.ts'

/** Pixels for four services. If less is left below a field, the page scrolls until as much is left, and no further. */
const ENOUGH = 384

/**
 * Limits the height of a field's open list, so that it ends above the on-screen keyboard and what is
 * fixed to the lower edge of the screen. Returns the function that stops following the screen.
 */
export function keepOnScreen(list: HTMLElement): () => void {
  const heightLeft = () => visible().bottom - list.getBoundingClientRect().top
  function limit() {
    list.style.maxHeight = `min(26rem, ${Math.max(heightLeft(), 0)}px)`
  }
  const field = list.parentElement ?? list
  function fit() {
    const missing = ENOUGH - heightLeft()
    // The field itself stays in sight.
    const top = Math.min(missing, Math.floor(field.getBoundingClientRect().top - visible().top))
    if (missing > 0) askDevice(() => window.scrollBy({ top, behavior: 'instant' }))
    limit()
  }
  fit()
  // A message between field and list moves the list.
  const growth = new ResizeObserver(limit)
  growth.observe(field)
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', fit)
  // The visitor, or a keyboard that opens: the page follows only the latter.
  visualViewport?.addEventListener('scroll', limit)
  return () => {
    growth.disconnect()
    visualViewport?.removeEventListener('resize', fit)
    visualViewport?.removeEventListener('scroll', limit)
  }
}

/** Where the visible part of the page begins and ends: a keyboard and the visitor's zoom make it smaller. */
function visible() {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const aboveBar = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  const { offsetTop = 0, height = aboveBar } = window.visualViewport ?? {}
  return { top: offsetTop, bottom: Math.min(aboveBar, offsetTop + height) }
}
