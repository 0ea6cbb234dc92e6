import { cities } from '@plombier/quote-engine'
import { serviceJsonLd } from '../../site/metadata/json-ld.ts'
import type { PageHead } from '../../site/metadata/page-meta.tsx'
import { sitePreviewImage } from '../../site/metadata/preview-image.ts'

export const landingHead: PageHead = {
  path: '/',
  title: 'Un plombier en 2\u00A0minutes, prix immédiat',
  description: `Devis de plomberie gratuit et immédiat, déplacement compris, dans ${cities.length} villes de France. Artisans vérifiés et assurés, 24h/7j.`,
  jsonLd: [serviceJsonLd('Mise en relation avec un plombier', cities)],
  previewImage: sitePreviewImage,
}
