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
      {/* A key pressed while React hydrates waits for its own boundary only: not for the footer's links. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  )
}
