import { brand } from '../brand.ts'
import type { PageHead } from './page-head.ts'

/** The meta elements of an indexable page. React moves them into the head. */
export function PageMeta({ head: { path, title, description } }: { readonly head: PageHead }) {
  const url = brand.url && `${brand.url}${path}`
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={`${title} | ${brand.name}`} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
