import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { breadcrumbJsonLd } from '../site/json-ld.ts'
import { pageHead } from '../site/page-head.ts'
import { PageTitle } from '../site/page-title.tsx'

const path = '/mentions-legales'
const title = 'Mentions légales'

export const Route = createFileRoute('/mentions-legales')({
  component: Legal,
  head: () =>
    pageHead({
      path,
      title,
      description:
        'Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données.',
      jsonLd: [breadcrumbJsonLd({ name: title, path })],
    }),
})

function Legal() {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LegalPage />
    </>
  )
}
