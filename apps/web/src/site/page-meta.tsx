import { useLocation } from '@tanstack/react-router'
import { brand } from '../settings.ts'
import { type PreviewImage, sitePreviewImage } from './preview-image.ts'

/** What a page says about itself to search engines and to social sites. */
export interface PageHead {
  /** Without the brand. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
  /** The site's own, if the page has none. Made at build time alone. */
  readonly previewImage?: () => PreviewImage
}

/** The page's title, with the brand. React moves it into the head. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | ${brand.name}`}</title>
}

/** The meta elements of an indexable page. React moves them into the head. */
export function PageMeta({ head }: { readonly head: PageHead }) {
  const { title, description, previewImage = sitePreviewImage } = head
  const path = useLocation({ select: ({ pathname }) => pathname })
  const url = brand.url && `${brand.url}${path}`
  // Social sites read the HTML alone.
  const image = import.meta.env.SSR && brand.url ? previewImage() : undefined
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
      {image && (
        <>
          <meta property="og:image" content={`${brand.url}${image.path}`} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
