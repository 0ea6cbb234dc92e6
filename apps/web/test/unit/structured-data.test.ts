import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { serviceJsonLd } from '../../src/site/metadata/json-ld.ts'

test('structured data list the cities of the service with their coordinates', () => {
  expect(serviceJsonLd('Plombier', cities)).toMatchObject({
    '@context': 'https://schema.org',
    serviceType: 'Plomberie',
    areaServed: cities.map(({ name, center: { latitude, longitude } }) => ({
      name,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    })),
  })
})
