import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import '../design/global.css.ts'
import { SiteFooter } from '../site/site-footer.tsx'
import { SiteHeader } from '../site/site-header.tsx'
import { lazyPage } from './-lazy-page.ts'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyPage(() => import('./-not-found.tsx')),
})

function Root() {
  return (
    <>
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      {/* Its own boundary: a key pressed while React hydrates does not wait for the footer. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  )
}
