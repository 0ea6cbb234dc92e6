import { breadcrumbJsonLd } from '../../site/metadata/json-ld.ts'
import type { PageHead } from '../../site/metadata/page-meta.tsx'
import { sitePreviewImage } from '../../site/metadata/preview-image.ts'

const path = '/mentions-legales'
const title = 'Mentions légales'

export const legalHead: PageHead = {
  path,
  title,
  description:
    'Mise en relation avec des plombiers indépendants, tarification, responsabilité et protection des données.',
  jsonLd: [breadcrumbJsonLd({ name: title, path })],
  previewImage: sitePreviewImage,
}
