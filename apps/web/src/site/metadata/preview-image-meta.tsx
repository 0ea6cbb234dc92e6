import { brand } from '../brand.ts'
import type { PreviewImage } from './preview-image.ts'

/** Tells social sites the preview image of a page. Renders nothing if the site's origin is not set. */
export function PreviewImageMeta({ image }: { readonly image: PreviewImage }) {
  if (!brand.url) return null
  return (
    <>
      <meta property="og:image" content={`${brand.url}${image.path}`} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
