import { type City, services } from '@plombier/quote-engine'
import { advertisedPrice } from '../../price/advertised-price.ts'
import { brand } from '../brand.ts'

/** Structured data for search engines, in the vocabulary of schema.org. */
export type JsonLd = { readonly '@context': 'https://schema.org'; readonly '@type': string } & {
  readonly [property: string]: unknown
}

/** What the site offers in these cities: all services, at their advertised prices. */
export function serviceJsonLd(name: string, cities: readonly City[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Plomberie',
    provider: { '@type': 'Organization', name: brand.name, url: brand.url ?? '/' },
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
