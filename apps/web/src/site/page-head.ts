import { brand } from './brand.ts'

interface PageHead {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** What every indexable page says of itself to browsers, search engines and social sites. */
export function pageHead({ path, title, description }: PageHead) {
  const fullTitle = `${title} | ${brand.name}`
  const url = brand.url && `${brand.url}${path}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'fr_FR' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      ...(url ? [{ property: 'og:url', content: url }] : []),
    ],
    links: url ? [{ rel: 'canonical', href: url }] : [],
  }
}
