import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { tripAdvice } from '../../src/pages/quote/trip-advice.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

interface Case {
  readonly name: string
  readonly trip: Parameters<typeof sampleQuote>[0]
  /** Absent where nothing is said. */
  readonly text?: string
  readonly leadsTo?: string
}

test.each<Case>([
  {
    name: 'nothing where a nearer city saves 3 €',
    trip: { city: 'rouen', coordinates: placeAt('rouen', 38, 275), urgency: 'normal' },
  },
  {
    name: 'that a nearer city saves 12 €',
    trip: { city: 'lyon', coordinates: placeAt('lyon', 38, 219), urgency: 'normal' },
    text: 'Depuis Saint-Étienne, la même intervention coûterait 12 € de moins.',
    leadsTo: 'saint-etienne',
  },
  {
    name: 'that the delay cannot be kept',
    trip: { city: 'brest', coordinates: placeAt('brest', 66, 170), urgency: 'emergency' },
    text: 'Le délai de 2 h ne peut pas être tenu : arrivée estimée : 165 min (2 h 45) après le départ.',
  },
  {
    name: 'that the delay cannot be kept, with the link to a nearer city',
    trip: { city: 'lyon', coordinates: findCity('brest').center, urgency: 'emergency' },
    text: 'Le délai de 2 h ne peut pas être tenu : arrivée estimée : 1 908 min (31 h 48) après le départ.',
    leadsTo: 'brest',
  },
  {
    name: 'that no covered city is near',
    trip: { city: 'nice', coordinates: { latitude: -20.88, longitude: 55.45 }, urgency: 'normal' },
    text: 'Aucune ville couverte n’est proche : Nice est à 8 698 km.',
  },
])('of a trip, the result says $name', ({ trip, text, leadsTo }) => {
  const advice = tripAdvice(sampleQuote(trip))
  expect(advice?.text.replace(/\p{Zs}/gu, ' ')).toBe(text)
  expect(advice?.nearerCity?.slug).toBe(leadsTo)
})
