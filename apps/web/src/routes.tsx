import { findCity } from '@plombier/quote-engine'
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import './ui/global.css.ts'
import { lazyPage } from './hydration/lazy-page.tsx'
import { loadChunk } from './hydration/load-chunk.ts'
import { ResultView } from './pages/quote/result/lazy-result-view.ts'
import { SiteFooter } from './site/site-footer.tsx'
import { SiteHeader } from './site/site-header.tsx'

const rootRoute = createRootRouteWithContext<{ readonly missingPath: string | undefined }>()({
  // Some hosts serve the 404 page at /plombier-lyon/, where the routes have a page.
  beforeLoad: ({ context, location }) => {
    if (location.pathname === context.missingPath) throw notFound()
  },
  component: Root,
  notFoundComponent: lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
})

const getParentRoute = () => rootRoute

const landingRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyPage(() => import('./pages/home/home-page.tsx'), 'LandingPage'),
})

const legalRoute = createRoute({
  getParentRoute,
  path: '/mentions-legales',
  component: lazyPage(() => import('./pages/legal-page.tsx'), 'LegalPage'),
})

const verifyRoute = createRoute({
  getParentRoute,
  path: '/verifier',
  component: lazyPage(() => import('./features/verify/verify-page.tsx'), 'VerifyPage'),
})

interface CalculatorSearch {
  /** The result; without it, the form. */
  readonly vue?: 'devis' | undefined
  /** The id of a service and the key of an urgency, which a link preselects. */
  readonly service?: string | undefined
  readonly urgence?: string | undefined
}

const calculatorRoute = createRoute({
  getParentRoute,
  path: '/plombier-{$citySlug}',
  // Without valibot, which the home page would load for it: links to cities have all routes.
  validateSearch({ vue, service, urgence }: Record<string, unknown>): CalculatorSearch {
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    return {
      vue: vue === 'devis' ? vue : undefined,
      service: text(service),
      urgence: text(urgence),
    }
  },
  // A link preselects once: what it says goes to the store, and leaves the URL and the history.
  beforeLoad: async ({ location, params, search: { service, urgence, ...search } }) => {
    const { picked } = location.state
    if (!service && !urgence && !picked) return
    const store = await loadStore()
    store.choose({ service, urgency: urgence })
    const city = findCity(params.citySlug)
    if (city && picked) store.enterCity(city, picked.place)
    throw redirect({ to: '.', search, hash: location.hash })
  },
  loaderDeps: ({ search: { vue } }) => ({ vue }),
  loader: async ({ params, deps: { vue } }) => {
    const city = findCity(params.citySlug)
    if (!city) throw notFound()
    if (vue) await ResultView.preload?.()
    return { city, store: await loadStore() }
  },
  // Else the form would be rendered again each time that the visitor comes back to it.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyPage(() => import('./pages/quote/quote-page.tsx'), 'QuotePage'),
})

/** The addresses of the site, each with its page. */
export const routeTree = rootRoute.addChildren([
  landingRoute,
  legalRoute,
  verifyRoute,
  calculatorRoute,
])

async function loadStore() {
  const { tabStore } = await loadChunk(() => import('./pages/quote/state/quote-store.ts'))
  return tabStore
}

function Root() {
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
