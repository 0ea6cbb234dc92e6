import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../hydration/lazy-page.tsx'

export const Route = createFileRoute('/')({
  component: lazyPage(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
})
