import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from './-lazy-page.tsx'

export const Route = createFileRoute('/mentions-legales')({
  component: lazyPage(() => import('./-legal.tsx')),
})
