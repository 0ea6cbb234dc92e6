import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { FailurePage } from './pages/failure-page.tsx'
import { routeTree } from './routes.tsx'
import { focusHeading } from './ui/focus-heading.ts'

/** The site's router. */
export function createRouter() {
  let hasNavigated = false
  const router = createTanStackRouter({
    routeTree,
    // A capitalised city is a missing page, as on most hosts.
    caseSensitive: true,
    defaultErrorComponent: FailurePage,
    // The visitor may have scrolled the prerendered page before it is hydrated: it stays where it is.
    scrollRestoration: () => hasNavigated,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isOtherPage = pathChanged || fromLocation?.searchStr !== toLocation.searchStr
    if (fromLocation && isOtherPage) focusHeading()
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
