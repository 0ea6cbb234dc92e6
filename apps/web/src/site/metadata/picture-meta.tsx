import { brand } from '../brand.ts'
import type { LinkPicture } from './link-picture.ts'

/** Tells social sites the preview picture of a page; nothing where the site's origin is not set. */
export function PictureMeta({ picture }: { readonly picture: LinkPicture }) {
  if (!brand.url) return null
  return (
    <>
      <meta property="og:image" content={`${brand.url}${picture.path}`} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
