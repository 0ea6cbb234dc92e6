import { createFileRoute } from '@tanstack/react-router'
import { breadcrumbJsonLd } from '../site/json-ld.ts'
import { lazyPage } from '../site/lazy-page.ts'
import { pageHead } from '../site/page-head.ts'
import { titles } from './-titles.ts'

const path = '/mentions-legales'

export const Route = createFileRoute('/mentions-legales')({
  component: lazyPage(() => import('./-legal.tsx')),
  head: () =>
    pageHead({
      path,
      title: titles.legal,
      description:
        'Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données.',
      jsonLd: [breadcrumbJsonLd({ name: titles.legal, path })],
    }),
})
