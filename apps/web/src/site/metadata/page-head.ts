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
}

/** Only in the prerendered HTML, which saves visitors 0.7 kB of code. */
export interface PrerenderedHead {
  readonly jsonLd: readonly JsonLd[]
  readonly previewImage: PreviewImage
}
