import { cities } from '@plombier/quote-engine'
import { createFileRoute } from '@tanstack/react-router'
import { serviceJsonLd } from '../site/json-ld.ts'
import { lazyPage } from '../site/lazy-page.ts'
import { pageHead } from '../site/page-head.ts'
import { titles } from './-titles.ts'

export const Route = createFileRoute('/')({
  component: lazyPage(() => import('./-landing.tsx')),
  head: () =>
    pageHead({
      path: '/',
      title: titles.landing,
      description: `Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`,
      jsonLd: [serviceJsonLd('Mise en relation avec un plombier', cities)],
    }),
})
