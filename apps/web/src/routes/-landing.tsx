import { cities } from '@plombier/quote-engine'
import { useCityChooser } from '../features/city-chooser/use-city-chooser.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { MissingChunkNotice } from '../site/missing-chunk-notice.tsx'
import { PageMeta } from '../site/page-meta.tsx'
import { PageTitle } from '../site/page-title.tsx'

const title = 'Un plombier en 2\u00A0minutes, prix immédiat'

export function Page() {
  const chooser = useCityChooser()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMeta
        path="/"
        title={title}
        description={`Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`}
      />
      <LandingPage chooser={chooser} />
      {chooser.dialog}
      <div role="alert">{chooser.isChunkMissing && <MissingChunkNotice floats />}</div>
    </>
  )
}
