import { findCity } from '@plombier/quote-engine'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lazyPage } from './-lazy-page.tsx'

interface Search {
  /** The result; without it, the form. */
  readonly vue?: 'devis'
  /** The id of a service and the key of an urgency, which a link preselects. */
  readonly service?: string
  readonly urgence?: string
}

export const Route = createFileRoute('/plombier-{$citySlug}')({
  validateSearch: ({ vue, service, urgence }: Record<string, unknown>): Search => ({
    ...(vue === 'devis' && { vue }),
    ...(typeof service === 'string' && { service }),
    ...(typeof urgence === 'string' && { urgence }),
  }),
  // A link preselects once: what it says goes to the calculator, and leaves the URL.
  beforeLoad: async ({ context, location, preload, search: { service, urgence, ...search } }) => {
    if (preload || !(service || urgence)) return
    const calculator = await context.loadCalculator()
    calculator.preselect(service, urgence)
    throw redirect({ to: '.', search, hash: location.hash })
  },
  loader: async ({ context, params }) => {
    const city = findCity(params.citySlug)
    if (!city) throw notFound()
    return { city, calculator: await context.loadCalculator() }
  },
  component: lazyPage(() => import('./-city-quote.tsx')),
})
