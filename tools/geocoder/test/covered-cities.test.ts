import { cities, haversineKm } from '@plombier/quote-engine'
import { describe, expect, test } from 'vitest'
import { createGeocoder } from '../src/geocoder.ts'
import { places } from '../src/places.ts'

const search = createGeocoder()

describe.each(cities)('$name', ({ name, center }) => {
  test('is the first suggestion for its name, within 5 km of the centre of its quotes', () => {
    const [suggestion] = search(name, 5)
    expect(suggestion?.properties.label).toBe(name)
    const [longitude, latitude] = suggestion?.geometry.coordinates ?? []
    expect(haversineKm(center, { latitude, longitude } as typeof center)).toBeLessThan(5)
  })

  test('has a place to pick, and all its places lie within 5 km', () => {
    const distances = places
      .filter(({ city }) => city === name)
      .map((place) => haversineKm(center, place))
    expect(distances.length).toBeGreaterThanOrEqual(1)
    expect(Math.max(...distances)).toBeLessThan(5)
  })
})

test('every place belongs to a covered city, and its own label finds it', () => {
  for (const { name, city, postcode } of places) {
    expect(cities.map(({ name }) => name)).toContain(city)
    const label = `${name} ${postcode} ${city}`
    expect(search(label, 5)[0]?.properties.label).toBe(label)
  }
})
