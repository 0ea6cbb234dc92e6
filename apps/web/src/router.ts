import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { FailurePage } from './site/failure-page.tsx'

/**
 * The site's router. From the first navigation on, it restores scroll positions and moves the focus
 * to where the new page starts.
 */
export function createRouter() {
  let hasNavigated = false
  const router = createTanStackRouter({
    routeTree,
    defaultErrorComponent: FailurePage,
    defaultPreload: 'intent',
    // Not any earlier: the visitor may have scrolled the prerendered page.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    if (fromLocation && (pathChanged || hashChanged)) focusStart(toLocation.hash)
  })
  return router
}

/** Focuses the section that the hash names, or else the heading, so that screen readers read it. */
function focusStart(hash: string) {
  const start = document.getElementById(hash) ?? document.querySelector('h1')
  if (!start) return
  // A control is focusable anyway, and must keep its place in the tab order.
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
