import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { requestOf } from '../../src/pages/quote/issued-quote.ts'
import { tripAdvice } from '../../src/pages/quote/trip-advice.ts'
import { priceOf } from '../../src/price/price-texts.ts'
import { plain } from '../support/amounts.ts'
import { placeNorthOf } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const normal = { urgency: 'normal' }
const emergency = { urgency: 'emergency' }
const reunion = { latitude: -20.88, longitude: 55.45 }

test.each<
  [
    about: string,
    trip: Parameters<typeof sampleQuote>[0],
    text?: string | undefined,
    instead?: string | undefined,
    leadsTo?: string,
  ]
>([
  [
    'nothing where a nearer city saves 9 €',
    { ...normal, city: 'lyon', coordinates: { latitude: 45.513, longitude: 4.571 } },
  ],
  [
    'that a nearer city saves 10 €',
    { ...normal, city: 'lyon', coordinates: { latitude: 45.505, longitude: 4.554 } },
    'Depuis Saint-Étienne, la même intervention coûterait 10 € de moins.',
    undefined,
    'saint-etienne',
  ],
  [
    'that the delay cannot be kept, and which one can, with its price',
    { ...emergency, city: 'brest', coordinates: placeNorthOf('brest', 98) },
    'En 2 h, ce n’est pas possible ici.',
    'urgent',
  ],
  [
    'that the delay cannot be kept, with the link to a nearer city',
    { ...emergency, city: 'lyon', coordinates: findCity('brest').center },
    'En 2 h, ce n’est pas possible ici.',
    'normal',
    'brest',
  ],
  [
    'that no covered city is near, though no delay can be kept',
    { ...normal, city: 'nice', coordinates: reunion },
    'Aucune ville couverte n’est proche : Nice est à 8 698 km.',
  ],
])('of a trip, a sentence says %s', (_, trip, text, instead, leadsTo) => {
  const request = requestOf(sampleQuote(trip))
  const price = priceOf(request)
  const advice = tripAdvice(request, price)
  expect(advice && plain(advice.text)).toBe(text)
  expect(advice?.instead).toBe(price.totals.find(({ urgency }) => urgency.key === instead))
  expect(advice?.nearerCity?.slug).toBe(leadsTo)
})
