import { createRouter as createTanStackRouter, type RouterOptions } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { FailurePage } from './site/failure-page.tsx'

type Scrolling = RouterOptions<typeof routeTree, 'never'>['scrollRestoration']

/** The site's router; `scrollRestoration` says whether it scrolls to where a page was left. */
export function createRouter(scrollRestoration: Scrolling = true) {
  return createTanStackRouter({
    routeTree,
    defaultErrorComponent: FailurePage,
    defaultPreload: 'intent',
    scrollRestoration,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
