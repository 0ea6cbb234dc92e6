import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { FailurePage } from './pages/failure-page.tsx'
import { routeTree } from './routes.tsx'
import { focusAgain, focusedSelector, focusStart } from './ui/focus-management.ts'

/**
 * The site's router. From the first navigation on, it restores scroll positions, and moves the focus to
 * where the new page starts or, on Back and Forward, to where it was. `missingPath` is the path for which
 * the host served the 404 page.
 */
export function createRouter(missingPath?: string) {
  let hasNavigated = false
  const focused = new Map<string | undefined, string>()
  const router = createTanStackRouter({
    routeTree,
    context: { missingPath },
    defaultErrorComponent: FailurePage,
    // Not any earlier: the visitor may have scrolled the prerendered page.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined
    if (fromLocation) focused.set(fromLocation.state.__TSR_key, focusedSelector())
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    if (!focusAgain(focused.get(toLocation.state.__TSR_key))) focusStart(toLocation.hash)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
