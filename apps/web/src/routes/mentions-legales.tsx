import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../hydration/lazy-page.tsx'

export const Route = createFileRoute('/mentions-legales')({
  component: lazyPage(() => import('../features/legal/legal-page.tsx'), 'LegalPage'),
})
