import { getRouteApi } from '@tanstack/react-router'
import { QuotePage } from '../features/quote/quote-page.tsx'

const route = getRouteApi('/plombier-{$citySlug}')

export function Page() {
  const city = route.useLoaderData()
  const { service, urgence } = route.useSearch()
  return (
    <QuotePage
      city={city}
      preselected={{ ...(service && { service }), ...(urgence && { urgency: urgence }) }}
    />
  )
}
