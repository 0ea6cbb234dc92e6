import { cities, findCity, haversineKm, type Urgency } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteText } from '../../src/features/quote/send/quote-text.ts'
import { tripNotices } from '../../src/features/quote/words/trip-notices.ts'
import { minutes } from '../../src/format/french.ts'
import { FAR_KILOMETERS } from '../../src/place/nearest-city.ts'
import { placeAt } from '../support/places.ts'
import { expectedPrice, plain } from '../support/price.ts'
import { sampleQuote } from '../support/sample-quote.ts'
import { lowestUrgency, todaysServices, todaysUrgencies } from '../support/todays-prices.ts'

test('a trip that is late and near no city has both notices, with the slower urgency that can be kept', () => {
  const { center } = findCity('marseille')
  const ajaccio = { latitude: 41.9267, longitude: 8.7369 }
  const quote = sampleQuote({ urgency: 'emergency', city: 'marseille', coordinates: ajaccio })
  const notices = tripNotices(quote)
  expect(notices.map(({ text }) => plain(text))).toEqual([
    `Depuis Marseille, le trajet dure à lui seul ${plain(minutes(quote.price.travelTime))} : le délai de 2 h ne peut pas être tenu.`,
    expect.stringMatching(/^Aucune ville couverte n’est proche de cette adresse : la plus proche/),
  ])
  expect(notices[0]?.slower?.urgency.key).toBe('urgent')
  for (const { text } of notices) expect(quoteText(quote)).toContain(text)
  expect(haversineKm(center, ajaccio)).toBeGreaterThan(FAR_KILOMETERS)
})

test('the nearer city is named with what it saves', () => {
  const coordinates = placeAt('le-havre', 3, 270)
  const [notice] = tripNotices(sampleQuote({ urgency: lowestUrgency.key, coordinates }))
  const [here, there] = (['bordeaux', 'le-havre'] as const).map(
    (city) => expectedPrice({ service: 'fuite', city, address: coordinates }).totalPrice,
  )
  expect(plain(notice?.text ?? '')).toBe(
    `Cette adresse est plus proche du Havre que de Bordeaux : depuis Le Havre, la même intervention coûterait ${(here ?? 0) - (there ?? 0)} € de moins.`,
  )
})

test('a nearer city is not offered where travel is free from both', () => {
  const { center: coordinates } = findCity('villeurbanne')
  expect(tripNotices(sampleQuote({ city: 'lyon', coordinates }))).toEqual([])
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

test('another city is offered exactly when it is near and the work costs less from there', () => {
  fc.assert(
    fc.property(trips, ({ address, nearest, city, service, urgency }) => {
      const total = (from: typeof city) =>
        expectedPrice({ service, urgency, city: from.slug, address }).totalPrice
      const isFar = nearest.distanceKm > FAR_KILOMETERS
      const isOffered = !isFar && total(nearest) < total(city)
      const quote = sampleQuote({ service, urgency, city: city.slug, coordinates: address })
      const [notice, ...others] = tripNotices(quote).filter(
        ({ text }) => !text.startsWith('Depuis'),
      )
      expect(others).toEqual([])
      expect(notice?.nearerCity?.slug).toBe(isOffered ? nearest.slug : undefined)
      const distance = `${Math.round(nearest.distanceKm)} km`
      expect(
        notice && plain(notice.text).endsWith(`la plus proche est ${nearest.name}, à ${distance}.`),
      ).toBe(isFar || (isOffered ? false : undefined))
    }),
  )
})

test('a trip that is too long for its urgency leads to the next slower one that is not', () => {
  fc.assert(
    fc.property(trips, ({ address, city, service, urgency }) => {
      const { travelTime } = expectedPrice({ service, urgency, city: city.slug, address })
      const isLate = ({ delayHours }: Urgency) => travelTime > delayHours * 60
      const quote = sampleQuote({ service, urgency, city: city.slug, coordinates: address })
      const notice = tripNotices(quote).find(({ text }) => text.startsWith('Depuis'))
      expect(notice !== undefined).toBe(isLate(quote.urgency))
      if (!notice) return
      const kept = todaysUrgencies
        .filter((other) => !isLate(other))
        .map(({ delayHours }) => delayHours)
      expect(notice.slower?.urgency.delayHours).toBe(Math.min(...kept))
    }),
  )
})
