import type { JsonLd } from './json-ld.ts'
import type { PreviewImage } from './preview-image.ts'

/** What every page says of itself: in its tab, to search engines, and where a link to it is shared. */
export interface PageHead {
  /** The page's address on the site, from `/`. */
  readonly path: string
  /** Without the brand, which `PageTitle` adds. */
  readonly title: string
  /** One or two sentences. */
  readonly description: string
}

/** What only the prerendered HTML holds: 0.7 kB of code that no visitor has to load. */
export interface PrerenderedHead {
  readonly jsonLd: readonly JsonLd[]
  readonly previewImage: PreviewImage
}
