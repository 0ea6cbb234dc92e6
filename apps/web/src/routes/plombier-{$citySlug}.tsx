import { findCity } from '@plombier/quote-engine'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from './-lazy-page.ts'

/** Ids that preselect a service and an urgency. They come from the URL, so they may be anything. */
interface Search {
  readonly service?: string
  readonly urgence?: string
}

export const Route = createFileRoute('/plombier-{$citySlug}')({
  validateSearch: ({ service, urgence }: Record<string, unknown>): Search => ({
    ...(typeof service === 'string' && { service }),
    ...(typeof urgence === 'string' && { urgence }),
  }),
  loader: ({ params }) => {
    const city = findCity(params.citySlug)
    if (!city) throw notFound()
    return city
  },
  component: lazyPage(() => import('./-city-quote.tsx')),
})
