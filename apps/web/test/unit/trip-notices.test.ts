import { cities, findCity, haversineKm, type Urgency } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteText } from '../../src/features/quote/send/quote-text.ts'
import { noticeFor } from '../../src/features/quote/words/trip-notices.ts'
import { FAR_KILOMETERS } from '../../src/place/nearest-city.ts'
import { placeAt } from '../support/places.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { todaysServices, todaysUrgencies } from '../support/todays-prices.ts'

const ajaccio = { latitude: 41.9267, longitude: 8.7369 }
const { center: brest } = findCity('brest')

/** What is not expected here is absent. */
interface Case extends Partial<Record<'text' | 'nearerCity' | 'slower', string>> {
  readonly name: string
  readonly trip: Parameters<typeof sampleQuote>[0]
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
    nearerCity: 'saint-etienne',
  },
  {
    name: 'a city that keeps the delay and is cheaper, in place of a slower urgency',
    trip: { city: 'lyon', coordinates: brest, urgency: 'emergency' },
    text: 'Cette adresse est plus proche de Brest que de Lyon : depuis Brest, la même intervention coûterait 725 € de moins et le délai de 2 h, impossible à tenir depuis Lyon, pourrait être respecté.',
    nearerCity: 'brest',
  },
  {
    name: 'a city that keeps the delay and is hardly cheaper',
    trip: { city: 'paris', coordinates: placeAt('paris', 49, 0), urgency: 'emergency' },
    text: 'Cette adresse est plus proche d’Argenteuil que de Paris : depuis Argenteuil, le délai de 2 h, impossible à tenir depuis Paris, pourrait être respecté.',
    nearerCity: 'argenteuil',
  },
  {
    name: 'a cheaper city that is late too, then a slower urgency',
    trip: { city: 'lyon', coordinates: placeAt('brest', 66, 170), urgency: 'emergency' },
    text: 'Cette adresse est plus proche de Brest que de Lyon : depuis Brest, la même intervention coûterait 651 € de moins. Même depuis Brest, le trajet dure à lui seul 2 h 45 : le délai de 2 h ne peut pas être tenu.',
    nearerCity: 'brest',
    slower: 'normal',
  },
  {
    name: 'a slower urgency',
    trip: { city: 'brest', coordinates: placeAt('brest', 66, 170), urgency: 'emergency' },
    text: 'Depuis Brest, le trajet dure à lui seul 2 h 45 : le délai de 2 h ne peut pas être tenu.',
    slower: 'urgent',
  },
  {
    name: 'far from all, that it is far',
    trip: { coordinates: placeAt('bordeaux', 165.6, 210), urgency: 'normal' },
    text: 'Bordeaux, la ville couverte la plus proche, est à 166 km.',
  },
  {
    name: 'far from all and late, both at once',
    trip: { coordinates: placeAt('bordeaux', 165.6, 210), urgency: 'emergency' },
    text: 'Bordeaux, la ville couverte la plus proche, est à 166 km, soit 6 h 54 de route : le délai de 2 h ne peut pas être tenu.',
    slower: 'urgent',
  },
  {
    name: 'far from all, a city that is less far',
    trip: { city: 'lille', coordinates: ajaccio, urgency: 'urgent' },
    text: 'Nice, la ville couverte la plus proche, est à 231 km. Depuis Nice, la même intervention coûterait 648 € de moins et le délai de 24 h, impossible à tenir depuis Lille, pourrait être respecté.',
    nearerCity: 'nice',
  },
  {
    name: 'overseas, no urgency that can be kept',
    trip: { city: 'nice', coordinates: { latitude: -20.88, longitude: 55.45 }, urgency: 'normal' },
    text: 'Nice, la ville couverte la plus proche, est à 8 698 km, soit 15 jours 2 h de route : le délai de 48 h ne peut pas être tenu.',
  },
])('a trip is told $name', ({ trip, text, nearerCity, slower }) => {
  const quote = sampleQuote(trip)
  const notice = noticeFor(quote)
  expect({
    text: notice && plain(notice.text),
    nearerCity: notice?.nearerCity?.slug,
    slower: notice?.slower?.urgency.key,
  }).toEqual({ text, nearerCity, slower })
  expect(quoteText(quote).includes('À noter')).toBe(notice !== undefined)
  expect(quoteText(quote)).toContain(notice?.text ?? '')
})

/** Work around a city, calculated from it or from one of the five next ones. */
const trips = fc
  .record({
    around: fc.constantFrom(...cities.map(({ slug }) => slug)),
    distance: fc.double({ min: 0, max: 1.5 * FAR_KILOMETERS, noNaN: true }),
    bearing: fc.double({ min: 0, max: 360, noNaN: true }),
    rank: fc.nat(5),
    service: fc.constantFrom(...todaysServices.map(({ id }) => id)),
    urgency: fc.constantFrom(...todaysUrgencies.map(({ key }) => key)),
  })
  .map(({ around, distance, bearing, rank, service, urgency }) => {
    const address = placeAt(around, distance, bearing)
    const nearby = cities
      .map((city) => ({ ...city, distanceKm: haversineKm(city.center, address) }))
      .toSorted((one, other) => one.distanceKm - other.distanceKm)
    const [nearest, city] = [nearby[0], nearby[rank]]
    if (!nearest || !city) throw new Error('No city')
    return { address, nearest, city, service, urgency }
  })

const isLate = ({ travelTime }: { travelTime: number }, { delayHours }: Urgency) =>
  travelTime > delayHours * 60

test('another city is offered exactly when the work costs 10 € less from there, or is in time only from there', () => {
  fc.assert(
    fc.property(trips, ({ address, nearest, city, service, urgency }) => {
      const [here, there] = [city, nearest].map(({ slug }) =>
        expectedPrice({ service, urgency, city: slug, address }),
      )
      if (!here || !there) throw new Error('No price')
      const quote = sampleQuote({ service, urgency, city: city.slug, coordinates: address })
      const isOffered =
        here.totalPrice - there.totalPrice >= 10 ||
        (isLate(here, quote.urgency) && !isLate(there, quote.urgency))
      const notice = noticeFor(quote)
      expect(notice?.nearerCity?.slug).toBe(isOffered ? nearest.slug : undefined)
      expect(notice?.text.includes('ville couverte la plus proche') ?? false).toBe(
        nearest.distanceKm > FAR_KILOMETERS,
      )
    }),
  )
})

test('a trip that is too long for its urgency from everywhere leads to the next slower one that is not', () => {
  fc.assert(
    fc.property(trips, ({ address, nearest, city, service, urgency }) => {
      const [here, there] = [city, nearest].map(({ slug }) =>
        expectedPrice({ service, urgency, city: slug, address }),
      )
      if (!here || !there) throw new Error('No price')
      const quote = sampleQuote({ service, urgency, city: city.slug, coordinates: address })
      const notice = noticeFor(quote)
      const isLost = isLate(there, quote.urgency)
      expect(notice?.text.includes('ne peut pas être tenu') ?? false).toBe(isLost)
      const kept = todaysUrgencies
        .filter((other) => !isLate(here, other))
        .map(({ delayHours }) => delayHours)
      expect(notice?.slower?.urgency.delayHours).toBe(isLost ? Math.min(...kept) : undefined)
    }),
  )
})
