import { createFileRoute } from '@tanstack/react-router'
import { lazyPage } from '../hydration/lazy-page.tsx'

export const Route = createFileRoute('/verifier')({
  staticData: { isUnlisted: true },
  component: lazyPage(() => import('../features/verify/verify-page.tsx'), 'VerifyPage'),
})
