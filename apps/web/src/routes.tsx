import { findCity } from '@plombier/quote-engine'
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
} from '@tanstack/react-router'
import './ui/global.css.ts'
import { ResultView } from './pages/quote/result/lazy-result-view.ts'
import { SiteFooter } from './site/site-footer.tsx'
import { SiteHeader } from './site/site-header.tsx'

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
})

const getParentRoute = () => rootRoute

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home/home-page.tsx'), 'HomePage'),
})

const legalRoute = createRoute({
  getParentRoute,
  path: '/mentions-legales',
  component: lazyRouteComponent(() => import('./pages/legal-page.tsx'), 'LegalPage'),
})

const quoteRoute = createRoute({
  getParentRoute,
  path: '/plombier-{$citySlug}',
  /** `vue=devis` is the result; without it, the page is the form. */
  validateSearch: ({ vue }: Record<string, unknown>): { readonly vue?: 'devis' } =>
    vue === 'devis' ? { vue } : {},
  loaderDeps: ({ search: { vue } }) => ({ vue }),
  loader: async ({ params, deps: { vue } }) => {
    const city = findCity(params.citySlug)
    if (!city) throw notFound()
    // A result that is loaded again hydrates once its code is there.
    if (vue) await ResultView.preload?.()
    return { city }
  },
  component: lazyRouteComponent(() => import('./pages/quote/quote-page.tsx'), 'QuotePage'),
})

/** The addresses of the site, each with its page. */
export const routeTree = rootRoute.addChildren([homeRoute, legalRoute, quoteRoute])

function Root() {
  return (
    <>
      <SiteHeader />
      <main id="contenu">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
