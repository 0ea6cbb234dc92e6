import { type City, services } from '@plombier/quote-engine'
import { advertisedPrice } from '../../price/advertised-price.ts'
import { brand } from '../brand.ts'

/** A thing in the words of schema.org, for search engines. */
export type JsonLd = { readonly '@context': 'https://schema.org'; readonly '@type': string } & {
  readonly [property: string]: unknown
}

/** What the site offers in these cities; each service at the price that is advertised for it. */
export function serviceJsonLd(name: string, cities: readonly City[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Plomberie',
    provider: { '@type': 'Organization', name: brand.name, url: siteUrl('/') },
    areaServed: cities.map((city) => ({
      '@type': 'City',
      name: city.name,
      geo: { '@type': 'GeoCoordinates', ...city.center },
    })),
    offers: services.map((service) => ({
      '@type': 'Offer',
      name: service.name,
      price: advertisedPrice(service),
      priceCurrency: 'EUR',
    })),
  }
}

/** The way from the home page to a page: its name and its path. */
export function breadcrumbJsonLd(page: { readonly name: string; readonly path: string }): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Accueil', path: '/' }, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  }
}

// Search engines resolve a path against the page's own address.
function siteUrl(path: string) {
  return `${brand.url ?? ''}${path}`
}
