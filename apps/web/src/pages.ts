import { cities } from '@plombier/quote-engine'
import { landingHead } from './features/landing/landing-head.ts'
import { legalHead } from './features/legal/legal-head.ts'
import { cityHead } from './features/quote/city-head.ts'
import type { PageHead } from './site/metadata/page-meta.tsx'

/** The pages of the site, which are prerendered and listed in the sitemap. */
export const pages: readonly PageHead[] = [landingHead, legalHead, ...cities.map(cityHead)]
