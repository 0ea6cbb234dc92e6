import type { ServiceId } from '@plombier/quote-engine'
import { useState } from 'react'
import { opensDialog } from '../design/dialog.tsx'
import { CityChooserDialog } from '../features/city-chooser/city-chooser-dialog.tsx'
import { landingHead } from '../features/landing/landing-head.ts'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PageMeta, PageTitle } from '../site/metadata/page-meta.tsx'

const chooserId = 'choisir-ville'

export function Page() {
  const [service, setService] = useState<ServiceId>()
  return (
    <>
      <PageTitle>{landingHead.title}</PageTitle>
      <PageMeta head={landingHead} />
      <LandingPage opensChooser={(id) => opensDialog(chooserId, () => setService(id))} />
      <CityChooserDialog id={chooserId} service={service} />
    </>
  )
}
