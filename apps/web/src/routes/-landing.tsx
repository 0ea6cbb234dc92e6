import type { ServiceId } from '@plombier/quote-engine'
import { useState } from 'react'
import { CityChooserDialog } from '../features/city-chooser/city-chooser-dialog.tsx'
import { landingHead } from '../features/landing/landing-head.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PageMeta } from '../site/metadata/page-meta.tsx'
import { PageTitle } from '../site/metadata/page-title.tsx'

export function Page() {
  const [chooser, setChooser] = useState<{ readonly service: ServiceId | undefined }>()
  return (
    <>
      <PageTitle>{landingHead.title}</PageTitle>
      <PageMeta head={landingHead} />
      <LandingPage openChooser={(service) => setChooser({ service })} />
      {chooser && (
        <CityChooserDialog service={chooser.service} onClose={() => setChooser(undefined)} />
      )}
    </>
  )
}
