import type { JsonLd } from './json-ld.ts'
import type { PreviewImage } from './preview-image.ts'

/** What every page says about itself: in its tab, to search engines and to social sites. */
export interface PageHead {
  /** The page's path on the site, from `/`. */
  readonly path: string
  /** Without the brand, which `PageTitle` adds. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
  readonly jsonLd: readonly JsonLd[]
  readonly previewImage: PreviewImage
}
