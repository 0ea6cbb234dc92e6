const signs = [
  'pointermove',
  'pointerdown',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

/** Settles once the visitor does something with the page, or has already. */
export function firstSign(): Promise<void> {
  if (document.activeElement !== document.body || window.scrollY > 0) return Promise.resolve()
  return new Promise((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true })
    }
  })
}
