import { cities, findCity } from '@plombier/quote-engine'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { cityPath } from '../city-chooser/city-path.ts'
import { lazyPage } from '../hydration/lazy-page.tsx'
import { loadChunk } from '../hydration/load-chunk.ts'

interface CalculatorSearch {
  /** The result; without it, the form. */
  readonly vue?: 'devis' | undefined
  /** The id of a service and the key of an urgency, which a link preselects. */
  readonly service?: string | undefined
  readonly urgence?: string | undefined
}

// Without valibot, which the home page would load for it: links to cities have all routes.
function parseSearch({ vue, service, urgence }: Record<string, unknown>): CalculatorSearch {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { vue: vue === 'devis' ? vue : undefined, service: text(service), urgence: text(urgence) }
}

async function loadStore() {
  const { tabStore } = await loadChunk(() => import('../features/quote/state/quote-store.ts'))
  return tabStore
}

async function loadResultView() {
  const { ResultView } = await loadChunk(() => import('../features/quote/result/result-view.tsx'))
  return ResultView
}

export const Route = createFileRoute('/plombier-{$citySlug}')({
  staticData: { paths: cities.map(cityPath) },
  validateSearch: parseSearch,
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
    return { city, store: await loadStore(), ResultView: vue && (await loadResultView()) }
  },
  // Else the form would be rendered again each time that the visitor comes back to it.
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyPage(() => import('../features/quote/quote-page.tsx'), 'QuotePage'),
})
