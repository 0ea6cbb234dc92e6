import { whenIdle } from '../site/when-idle.ts'

/** Settles once the page is on the screen; never where the browser does not tell. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      // The entry comes a little before the screen shows it.
      requestAnimationFrame(() => whenIdle(resolve))
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
