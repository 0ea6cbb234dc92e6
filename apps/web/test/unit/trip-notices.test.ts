import { findCity } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { quoteText } from '../../src/pages/quote/send/quote-mail.ts'
import { noticeFor } from '../../src/pages/quote/words/trip-notices.ts'
import { placeAt } from '../support/places.ts'
import { sampleQuote } from '../support/sample-quote.ts'

interface Case {
  readonly name: string
  readonly trip: Parameters<typeof sampleQuote>[0]
  /** Absent where nothing is told. */
  readonly text?: string
  readonly leadsTo?: string
}

test.each<Case>([
  {
    name: 'nothing 3 € cheaper',
    trip: { city: 'rouen', coordinates: placeAt('rouen', 38, 275), urgency: 'normal' },
  },
  {
    name: 'a city 12 € cheaper',
    trip: { city: 'lyon', coordinates: placeAt('lyon', 38, 219), urgency: 'normal' },
    text: 'Cette adresse est plus proche de Saint-Étienne que de Lyon : depuis Saint-Étienne, la même intervention coûterait 12 € de moins.',
    leadsTo: 'saint-etienne',
  },
  {
    name: 'a city that keeps the delay and is cheaper, in place of a slower urgency',
    trip: { city: 'lyon', coordinates: findCity('brest').center, urgency: 'emergency' },
    text: 'Cette adresse est plus proche de Brest que de Lyon : depuis Brest, la même intervention coûterait 725 € de moins et le délai de 2 h, impossible à tenir depuis Lyon, pourrait être respecté.',
    leadsTo: 'brest',
  },
  {
    name: 'a slower urgency',
    trip: { city: 'brest', coordinates: placeAt('brest', 66, 170), urgency: 'emergency' },
    text: 'Depuis Brest, le trajet dure à lui seul 2 h 45 : le délai de 2 h ne peut pas être tenu.',
    leadsTo: 'urgent',
  },
  {
    name: 'overseas, no urgency that can be kept',
    trip: { city: 'nice', coordinates: { latitude: -20.88, longitude: 55.45 }, urgency: 'normal' },
    text: 'Nice, la ville couverte la plus proche, est à 8 698 km, soit 15 jours 2 h de route : le délai de 48 h ne peut pas être tenu.',
  },
])('a trip is told $name', ({ trip, text, leadsTo = '' }) => {
  const quote = sampleQuote(trip)
  const notice = noticeFor(quote)
  expect(notice?.text.replace(/\s/g, ' ')).toBe(text)
  const leads = [notice?.nearerCity?.slug, notice?.slower?.urgency.key]
  expect(leads.filter(Boolean).join(', ')).toBe(leadsTo)
  expect(quoteText(quote).includes(`À noter\u00A0: ${notice?.text}`)).toBe(text !== undefined)
})
