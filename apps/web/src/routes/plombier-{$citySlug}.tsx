import { findCity } from '@plombier/quote-engine'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { QuotePage } from '../features/quote/quote-page.tsx'
import { pageHead } from '../site/page-head.ts'

const search = v.object({
  service: v.fallback(v.optional(v.string()), undefined),
  urgence: v.fallback(v.optional(v.string()), undefined),
})

export const Route = createFileRoute('/plombier-{$citySlug}')({
  validateSearch: search,
  loader: ({ params }) => {
    const city = findCity(params.citySlug)
    if (!city) throw notFound()
    return city
  },
  head: ({ loaderData: city }) =>
    city
      ? pageHead({
          path: `/plombier-${city.slug}`,
          title: `Plombier à ${city.name}\u00A0: devis immédiat`,
          description: `Calculez le prix d’un plombier à ${city.name}, déplacement compris : 20 km offerts, devis gratuit et immédiat, sans engagement.`,
        })
      : {},
  component: CityQuote,
})

function CityQuote() {
  const city = Route.useLoaderData()
  const { service, urgence } = Route.useSearch()
  return (
    <QuotePage
      city={city}
      preselected={{ ...(service && { service }), ...(urgence && { urgency: urgence }) }}
    />
  )
}
