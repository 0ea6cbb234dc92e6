import { cities } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { breadcrumbJsonLd, serviceJsonLd } from '../../src/site/metadata/json-ld.ts'

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

test('a breadcrumb leads from the home page to the page', () => {
  expect(breadcrumbJsonLd({ name: 'Plombier à Lyon', path: '/plombier-lyon' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Plombier à Lyon', item: '/plombier-lyon' },
    ],
  })
})
