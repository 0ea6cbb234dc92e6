import type { JsonLd } from './json-ld.ts'
import type { PreviewImage } from './preview-image.ts'

/** What a page says of itself to search engines, and where a link to it is shared. */
export interface PageHead {
  /** The page's address on the site, from `/`. */
  readonly path: string
  /** Without the brand, which `PageTitle` adds. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
  readonly jsonLd: readonly JsonLd[]
  readonly previewImage: PreviewImage
}
