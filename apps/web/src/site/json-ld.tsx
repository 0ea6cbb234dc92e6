import { type City, services } from '@plombier/quote-engine'
import { advertisedPrice } from '../price/price-texts.ts'
import { brand } from '../settings.ts'

/**
 * Structured data for search engines, in the vocabulary of schema.org: what the site offers in these
 * cities, with all services at their advertised prices. Rendered at build time only, which moves it into the
 * head.
 */
export function ServiceJsonLd({ name, cities }: { name: string; cities: readonly City[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Plomberie',
    provider: { '@type': 'Organization', name: brand.name, url: brand.url && `${brand.url}/` },
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
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
