import { useLocation } from '@tanstack/react-router'
import { brand } from '../settings.ts'

/** How search engines and social sites present a page. */
export interface PageSummary {
  /** Without the brand. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
}

/** The page's title, with the brand. React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | ${brand.name}`}</title>
}

/** The meta elements of an indexable page. React moves them into the head. */
export function PageMeta({ summary }: { readonly summary: PageSummary }) {
  const { title, description } = summary
  const path = useLocation({ select: ({ pathname }) => pathname })
  const url = brand.url && `${brand.url}${path}`
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={`${title} | ${brand.name}`} />
      <meta property="og:description" content={description} />
      {url && (
        <>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
          <meta property="og:image" content={`${brand.url}/preview.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content="Un plombier en 2 minutes" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
