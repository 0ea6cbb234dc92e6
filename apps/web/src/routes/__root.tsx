import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import '../design/global.css.ts'
import { Toaster } from '../design/toaster.tsx'
import { CityPicker } from '../features/city-chooser/city-picker.tsx'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { SiteFooter } from '../site/site-footer.tsx'
import { SiteHeader } from '../site/site-header.tsx'
import { SkipLink } from '../site/skip-link.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound })

function Root() {
  return (
    <>
      <HeadContent />
      <SkipLink />
      <SiteHeader />
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <Toaster />
    </>
  )
}

function NotFound() {
  return (
    <NotFoundPage>
      <CityPicker />
    </NotFoundPage>
  )
}
