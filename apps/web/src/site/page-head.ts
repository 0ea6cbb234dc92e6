import { brand } from './brand.ts'
import type { JsonLd } from './json-ld.ts'

interface PageHead {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly jsonLd: readonly JsonLd[]
}

/** What every indexable page says of itself to search engines and social sites. */
export function pageHead({ path, title, description, jsonLd }: PageHead) {
  const url = brand.url && `${brand.url}${path}`
  return {
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: `${title} | ${brand.name}` },
      { property: 'og:description', content: description },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      ...jsonLd.map((data) => ({ 'script:ld+json': data })),
    ],
    links: url ? [{ rel: 'canonical', href: url }] : [],
  }
}
