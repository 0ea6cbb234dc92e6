import { firstPaint } from './first-paint.ts'

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
  if (document.activeElement !== document.body) return Promise.resolve()
  return new Promise((resolve) => {
    // Asked earlier, the browser would have to lay the page out for the answer.
    void firstPaint().then(() => window.scrollY > 0 && resolve())
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true })
    }
  })
}
