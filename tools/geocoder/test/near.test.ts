import { type Coordinates, cities, haversineKm } from '@plombier/quote-engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGeocoder } from '../src/geocoder.ts'
import { normalizeText } from '../src/normalize-text.ts'
import { places } from '../src/places.ts'
import { communes, geocoder } from './support/geocoder.ts'

const { search, reverse } = geocoder
const lyon = { latitude: 45.7578, longitude: 4.832 }
const lille = { latitude: 50.6305, longitude: 3.0706 }
const first = (typed: string, near?: Coordinates) => search(typed, 1, near)[0]?.properties.label

test('of one name in several cities the nearest comes first', () => {
  expect(first('place de la republique', lyon)).toBe('Place de la République 69002 Lyon')
  expect(first('place de la republique', lille)).toBe('Place de la République 59000 Lille')
  expect(first('rue victor hugo', lyon)).toBe('Rue Victor Hugo 69002 Lyon')
})

test('a far place comes first where its name matches better', () => {
  expect(first('place bellecour', lille)).toBe('Place Bellecour 69002 Lyon')
  expect(first('lyon', lille)).toBe('Lyon')
  expect(first('3 rue victor hugo valence', lyon)).toBe('Valence')
  const saintPriest = communes.find(({ name, code }) => name === 'Saint-Priest' && /^69/.test(code))
  expect(search('07000 saint-priest', 1, saintPriest)[0]?.properties.depcode).toBe('07')
  expect(first('place de la republique lyon', lille)).toBe('Place de la République 69002 Lyon')
})

test('a whole commune name, or its postcode with it, always leads there from anywhere in France', () => {
  const communeAndPlace = fc.constantFrom(...communes).chain((commune) => {
    const namesakes = communes.filter(({ name }) => name.startsWith(commune.name))
    return fc.tuple(
      fc.constant(commune),
      fc.oneof(placeInFrance(), fc.constantFrom<Coordinates[]>(...namesakes)),
    )
  })
  fc.assert(
    fc.property(communeAndPlace, ([{ name, code, postcodes }, near]) => {
      expect(normalizeText(first(name, near) ?? '')).toBe(normalizeText(name))
      expect(search(`${postcodes[0]} ${name}`, 1, near)[0]?.properties.citycode).toBe(code)
    }),
  )
})

test('the order changes and nothing is left out, best score first', () => {
  const typed = fc.constantFrom('saint', 'rue gambetta', 'place de la république', 'mar', '69002')
  const ids = (features: ReturnType<typeof search>) =>
    features.map(({ properties }) => properties.id).toSorted()
  fc.assert(
    fc.property(typed, placeInFrance(), (typed, near) => {
      const features = search(typed, 100, near)
      expect(ids(features)).toEqual(ids(search(typed, 100)))
      const scores = features.map(({ properties }) => properties.score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const score of scores) expect(score > 0 && score < 1).toBe(true)
    }),
  )
})

describe('of a street name that 150 communes have', () => {
  const bySize = communes.toSorted((a, b) => b.population - a.population).slice(0, 150)
  const { search } = createGeocoder(
    bySize.map(({ name, postcodes, latitude, longitude }) => ({
      name: 'Rue Pasteur',
      type: 'street',
      city: name,
      postcode: postcodes[0],
      latitude,
      longitude,
    })),
  )
  const suggestedCities = (typed: string, near: Coordinates) =>
    search(typed, 50, near).map(({ properties }) => properties.city)

  test('a hundred are found near the place, and the others are missed', () => {
    const found = bySize.filter((commune) =>
      suggestedCities('rue pasteur', commune).includes(commune.name),
    )
    expect(found).toHaveLength(100)
    expect(found).toContain(bySize[0])
    expect(found).not.toContain(bySize.at(-1))
  })

  test('each one comes first once the name of its commune is typed too', () => {
    for (const commune of bySize) {
      expect(suggestedCities(`rue pasteur ${commune.name}`, commune)[0]).toBe(commune.name)
    }
  })
})

test('the distance is that to the place that was asked for, in metres', () => {
  fc.assert(
    fc.property(placeInFrance(), (near) => {
      for (const { geometry, properties } of search('place de la république', 5, near)) {
        const [longitude, latitude] = geometry.coordinates
        const metres = haversineKm(near, { latitude, longitude }) * 1000
        expect(Math.abs((properties.distance ?? Number.NaN) - metres)).toBeLessThan(1)
      }
    }),
  )
})

test('a reverse search always answers the nearest place, and none beyond 200 m', () => {
  const step = fc.double({ min: -0.004, max: 0.004, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...places), step, step, ({ latitude, longitude }, north, east) => {
      const center = { latitude: latitude + north, longitude: longitude + east }
      const nearestKm = Math.min(...places.map((place) => haversineKm(center, place)))
      fc.pre(Math.abs(nearestKm - 0.2) > 0.001)
      const distances = reverse(center, 50).map(
        ({ properties }) => properties.distance ?? Number.NaN,
      )
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      if (nearestKm > 0.2) expect(distances).toEqual([])
      else expect(Math.abs((distances[0] ?? Number.NaN) - nearestKm * 1000)).toBeLessThan(1)
      expect(Math.max(0, ...distances)).toBeLessThanOrEqual(200)
    }),
  )
})

describe('a name of a street that several cities have', () => {
  const names = [
    'Rue Victor Hugo',
    'Place de la République',
    'Rue de la République',
    'Avenue Jean Jaurès',
    'Rue Gambetta',
    'Place Jean Jaurès',
    'Place Gambetta',
    'Boulevard Gambetta',
    'Boulevard Victor Hugo',
    'Rue Jean Jaurès',
  ]
  const askedIn = names.flatMap((name) =>
    cities
      .filter((city) => places.some((place) => place.name === name && place.city === city.name))
      .map((city) => ({ name, city })),
  )
  const isNear = (typed: string, center: Coordinates, near?: Coordinates) => {
    const [found] = search(typed, 1, near)
    if (!found) return false
    const [longitude, latitude] = found.geometry.coordinates
    return found.properties.name === typed && haversineKm(center, { latitude, longitude }) <= 20
  }

  test.each(askedIn)('$name is found within 20 km of $city.name', ({ name, city }) => {
    expect(isNear(name, city.center, city.center)).toBe(true)
  })

  test.each(names)('%s is seldom found near without a place', (name) => {
    const asked = askedIn.filter((pair) => pair.name === name)
    const near = asked.filter(({ city }) => isNear(name, city.center))
    expect(near.length).toBeLessThan(asked.length / 2)
  })
})

/** Anywhere in metropolitan France, or not far from it. */
function placeInFrance(): fc.Arbitrary<Coordinates> {
  return fc.record({
    latitude: fc.double({ min: 41, max: 51.5, noNaN: true }),
    longitude: fc.double({ min: -5.5, max: 10, noNaN: true }),
  })
}
