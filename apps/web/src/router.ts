import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { FailurePage } from './site/failure-page.tsx'

/** The site's router; it restores scroll positions from the first navigation on. */
export function createRouter() {
  let hasNavigated = false
  const router = createTanStackRouter({
    routeTree,
    defaultErrorComponent: FailurePage,
    defaultPreload: 'intent',
    // Not before: the visitor may have scrolled the prerendered page.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    hasNavigated ||= fromLocation !== undefined && hrefChanged
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
