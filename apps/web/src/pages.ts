import { cities } from '@plombier/quote-engine'
import { landingHead, prerenderedLandingHead } from './features/landing/landing-head.ts'
import { legalHead, prerenderedLegalHead } from './features/legal/legal-head.ts'
import { cityHead, prerenderedCityHead } from './features/quote/city-head.ts'
import type { PageHead, PrerenderedHead } from './site/metadata/page-head.ts'

/** A page of the site, which is prerendered and listed in the sitemap. */
export interface Page extends PageHead, PrerenderedHead {}

export const pages: readonly Page[] = [
  { ...landingHead, ...prerenderedLandingHead() },
  { ...legalHead, ...prerenderedLegalHead() },
  ...cities.map((city) => ({ ...cityHead(city), ...prerenderedCityHead(city) })),
]
