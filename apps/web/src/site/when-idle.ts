/**
 * Runs something once the browser has nothing more urgent to do, or after half a second: Chromium can
 * go without an idle moment for long. Safari does not tell of such moments: there, after a short pause.
 */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, 50)
}
