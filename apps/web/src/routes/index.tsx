import { cities } from '@plombier/quote-engine'
import { createFileRoute } from '@tanstack/react-router'
import { useRef } from 'react'
import { CityChooser, type CityChooserHandle } from '../features/city-chooser/city-chooser.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { serviceJsonLd } from '../site/json-ld.ts'
import { pageHead } from '../site/page-head.ts'
import { PageTitle } from '../site/page-title.tsx'

const title = 'Un plombier en 2\u00A0minutes, prix immédiat'

export const Route = createFileRoute('/')({
  component: Landing,
  head: () =>
    pageHead({
      path: '/',
      title,
      description: `Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`,
      jsonLd: [serviceJsonLd('Mise en relation avec un plombier', cities)],
    }),
})

function Landing() {
  const chooser = useRef<CityChooserHandle>(null)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LandingPage onChooseCity={(service) => chooser.current?.open(service)} />
      <CityChooser ref={chooser} />
    </>
  )
}
