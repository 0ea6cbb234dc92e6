import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/mentions-legales')({
  component: LegalPage,
  head: () =>
    pageHead({
      path: '/mentions-legales',
      title: 'Mentions légales',
      description:
        'Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données.',
    }),
})
