import { cities, haversineKm } from '@plombier/quote-engine'
import { describe, expect, test } from 'vitest'
import { places } from '../src/places.ts'
import { geocoder } from './support/geocoder.ts'

const { search, reverse } = geocoder

// The sources write a straight apostrophe, as the national service does.
const coveredCities = cities.map(({ name, center }) => ({
  name: name.replaceAll('’', "'"),
  center,
}))

describe.each(coveredCities)('$name', ({ name, center }) => {
  test('is suggested for its name, within 5 km of the centre that its quotes start from', () => {
    const distances = search(name, 5)
      .filter(({ properties }) => properties.label === name)
      .map(({ geometry: { coordinates } }) => {
        const [longitude, latitude] = coordinates
        return haversineKm(center, { latitude, longitude })
      })
    expect(Math.min(...distances)).toBeLessThan(5)
  })

  test('has a place to pick, and all of its places lie within 5 km', () => {
    const distances = places
      .filter(({ city }) => city === name)
      .map((place) => haversineKm(center, place))
    expect(distances).not.toEqual([])
    expect(Math.max(...distances)).toBeLessThan(5)
  })
})

test('every place belongs to a covered city, and its own label finds it', () => {
  for (const { name, city, postcode } of places) {
    expect(coveredCities.map(({ name }) => name)).toContain(city)
    const label = `${name} ${postcode} ${city}`
    expect(search(label, 5)[0]?.properties.label).toBe(label)
  }
})

test('every place is the nearest one to where it is', () => {
  for (const place of places) {
    expect(reverse(place, 1)[0]).toMatchObject({ properties: { name: place.name, distance: 0 } })
  }
})
