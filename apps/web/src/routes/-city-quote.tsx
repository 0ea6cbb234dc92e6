import { getRouteApi } from '@tanstack/react-router'
import { Toaster } from '../design/toaster.tsx'
import { cityHead } from '../features/quote/city-head.ts'
import { QuotePage } from '../features/quote/quote-page.tsx'
import { PageMeta } from '../site/metadata/page-meta.tsx'

const route = getRouteApi('/plombier-{$citySlug}')

export function Page() {
  const { city, calculator } = route.useLoaderData()
  const { vue } = route.useSearch()
  return (
    <>
      <PageMeta head={cityHead(city)} />
      <QuotePage city={city} calculator={calculator} wantsResult={vue === 'devis'} />
      <Toaster />
    </>
  )
}
