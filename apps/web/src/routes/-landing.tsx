import { cities, type ServiceId } from '@plombier/quote-engine'
import { useState } from 'react'
import { CityChooserDialog } from '../features/city-chooser/city-chooser-dialog.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PageMeta } from '../site/metadata/page-meta.tsx'
import { PageTitle } from '../site/metadata/page-title.tsx'

const title = 'Un plombier en 2\u00A0minutes, prix immédiat'

export function Page() {
  const [chooser, setChooser] = useState<{ readonly service: ServiceId | undefined }>()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMeta
        path="/"
        title={title}
        description={`Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`}
      />
      <LandingPage openChooser={(service) => setChooser({ service })} />
      {chooser && (
        <CityChooserDialog service={chooser.service} onClose={() => setChooser(undefined)} />
      )}
    </>
  )
}
