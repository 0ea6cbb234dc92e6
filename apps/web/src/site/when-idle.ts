/** Runs something once the browser has nothing more urgent to do. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run)
}
