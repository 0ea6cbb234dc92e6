import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from './-lazy-page.tsx'

export const Route = createFileRoute('/')({
  component: lazyPage(() => import('./-landing.tsx')),
})
