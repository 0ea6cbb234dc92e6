import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { CityChooser, type CityChooserHandle } from '../features/city-chooser/city-chooser.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/')({
  component: Landing,
  head: () =>
    pageHead({
      path: '/',
      title: 'Un plombier en 2 minutes, prix immédiat',
      description:
        'Devis de plomberie gratuit et immédiat, déplacement compris, dans 45 villes de France. Artisans vérifiés et assurés, 24h/7j.',
    }),
})

function Landing() {
  const chooser = useRef<CityChooserHandle>(null)
  return (
    <>
      <LandingPage onChooseCity={(service) => chooser.current?.open(service)} />
      <CityChooser ref={chooser} />
    </>
  )
}
