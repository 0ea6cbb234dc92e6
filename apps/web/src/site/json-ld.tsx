import type { City } from '@plombier/quote-engine'
import { advertisedQuote, todaysServices } from '../price/todays-prices.ts'
import { brand } from '../settings.ts'

/**
 * Structured data for search engines, in the vocabulary of schema.org: what the site offers in these
 * cities, all services at their advertised prices. To be rendered at build time alone, which moves it
 * into the head.
 */
export function ServiceJsonLd({ name, cities }: { name: string; cities: readonly City[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    serviceType: 'Plomberie',
    provider: { '@type': 'Organization', name: brand.name, url: `${brand.url ?? ''}/` },
    areaServed: cities.map((city) => ({
      '@type': 'City',
      name: city.name,
      geo: { '@type': 'GeoCoordinates', ...city.center },
    })),
    offers: todaysServices.map((service) => ({
      '@type': 'Offer',
      name: service.name,
      price: advertisedQuote(service).totalPrice,
      priceCurrency: 'EUR',
    })),
  }
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
