import { FREE_KILOMETERS } from '@plombier/quote-engine'
import { getRouteApi } from '@tanstack/react-router'
import { Toaster } from '../design/toaster.tsx'
import { cityTitle } from '../features/quote/city-title.ts'
import { QuotePage } from '../features/quote/quote-page.tsx'
import { kilometers } from '../format/french.ts'
import { aPlace } from '../format/place.ts'
import { PageMeta } from '../site/metadata/page-meta.tsx'

const route = getRouteApi('/plombier-{$citySlug}')

export function Page() {
  const city = route.useLoaderData()
  const { service, urgence } = route.useSearch()
  return (
    <>
      <PageMeta
        path={`/plombier-${city.slug}`}
        title={cityTitle(city)}
        description={`Calculez le prix d’un plombier ${aPlace(city.name)}, déplacement compris\u00A0: ${kilometers(FREE_KILOMETERS)} offerts, devis gratuit et immédiat, sans engagement.`}
      />
      <QuotePage
        city={city}
        preselected={{ ...(service && { service }), ...(urgence && { urgency: urgence }) }}
      />
      <Toaster />
    </>
  )
}
