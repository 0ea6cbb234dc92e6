import { createRootRouteWithContext, notFound, Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import '../design/global.css.ts'
import { focusTarget, followLinkWithinPage } from '../design/focus-management.ts'
import { lazyPage } from '../hydration/lazy-page.tsx'
import { SiteFooter } from '../site/site-footer.tsx'
import { SiteHeader } from '../site/site-header.tsx'

interface RouterContext {
  /** The path for which the host served the 404 page. */
  readonly missingPath: string | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Some hosts have no page at /plombier-lyon/, where the routes have one.
  beforeLoad: ({ context, location }) => {
    if (location.pathname === context.missingPath) throw notFound()
  },
  component: Root,
  notFoundComponent: lazyPage(() => import('../site/not-found-page.tsx'), 'NotFoundPage'),
})

function Root() {
  useEffect(() => {
    focusTarget()
    // Before the link's own handler: a link that leads elsewhere would look as if it led here.
    document.addEventListener('click', followLinkWithinPage, { capture: true })
    return () => document.removeEventListener('click', followLinkWithinPage, { capture: true })
  }, [])
  return (
    <>
      <SiteHeader />
      <main id="contenu">
        <Outlet />
      </main>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the footer. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  )
}
