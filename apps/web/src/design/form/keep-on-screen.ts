/** Pixels for five addresses. Where less is left below a field, the page scrolls, by no more than that. */
const ENOUGH = 320

/**
 * Limits the height of a field's open list, so that it ends above the on-screen keyboard and what is
 * fixed to the lower edge of the screen. Returns the function that stops following the screen.
 */
export function keepOnScreen(list: HTMLElement): () => void {
  const heightLeft = () => visibleBottom() - list.getBoundingClientRect().top
  function fit() {
    const missing = ENOUGH - heightLeft()
    const { top } = (list.parentElement ?? list).getBoundingClientRect()
    // The field itself stays in sight.
    if (missing > 0)
      window.scrollBy({ top: Math.min(missing, Math.floor(top)), behavior: 'instant' })
    list.style.maxHeight = `min(26rem, ${Math.max(heightLeft(), 0)}px)`
  }
  fit()
  window.visualViewport?.addEventListener('resize', fit)
  return () => window.visualViewport?.removeEventListener('resize', fit)
}

function visibleBottom() {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const aboveBar = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  const { offsetTop = 0, height = aboveBar } = window.visualViewport ?? {}
  return Math.min(aboveBar, offsetTop + height)
}
