import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { tripAdvice } from '../../src/pages/quote/trip-advice.ts'
import { placeNorthOf } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

const normal = { urgency: 'normal' }
const emergency = { urgency: 'emergency' }
const late = 'Délai de 2 h impossible, arrivée estimée :'

test.each<[about: string, Parameters<typeof sampleQuote>[0], text?: string, leadsTo?: string]>([
  [
    'nothing where a nearer city saves 3 €',
    { ...normal, city: 'rouen', coordinates: { latitude: 49.4689, longitude: 0.57 } },
  ],
  [
    'that a nearer city saves 12 €',
    { ...normal, city: 'lyon', coordinates: { latitude: 45.4918, longitude: 4.5252 } },
    'Depuis Saint-Étienne, la même intervention coûterait 12 € de moins.',
    'saint-etienne',
  ],
  [
    'that the delay cannot be kept',
    { ...emergency, city: 'brest', coordinates: placeNorthOf('brest', 66) },
    `${late} 165 min (2 h 45) après le départ.`,
  ],
  [
    'that the delay cannot be kept, with the link to a nearer city',
    { ...emergency, city: 'lyon', coordinates: findCity('brest').center },
    `${late} 1 908 min (31 h 48) après le départ.`,
    'brest',
  ],
  [
    'that no covered city is near',
    { ...normal, city: 'nice', coordinates: { latitude: -20.88, longitude: 55.45 } },
    'Aucune ville couverte n’est proche : Nice est à 8 698 km.',
  ],
])('of a trip, the result says %s', (_, trip, text, leadsTo) => {
  const advice = tripAdvice(sampleQuote(trip))
  expect(advice?.text.replace(/\p{Zs}/gu, ' ')).toBe(text)
  expect(advice?.nearerCity?.slug).toBe(leadsTo)
})
