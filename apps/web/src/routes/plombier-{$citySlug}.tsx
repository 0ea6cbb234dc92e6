import { findCity } from '@plombier/quote-engine'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { cityTitle } from '../features/quote/city-title.ts'
import { at } from '../format/place.ts'
import { breadcrumbJsonLd, serviceJsonLd } from '../site/json-ld.ts'
import { lazyPage } from '../site/lazy-page.ts'
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
          title: cityTitle(city),
          description: `Calculez le prix d’un plombier ${at(city.name)}, déplacement compris : 20 km offerts, devis gratuit et immédiat, sans engagement.`,
          jsonLd: [
            serviceJsonLd(`Plombier ${at(city.name)}`, [city]),
            breadcrumbJsonLd({ name: `Plombier ${at(city.name)}`, path: `/plombier-${city.slug}` }),
          ],
        })
      : {},
  component: lazyPage(() => import('./-city-quote.tsx')),
})
