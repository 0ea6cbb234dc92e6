import { cities, haversineKm } from '@plombier/quote-engine'
import { expect, test } from 'vitest'
import { places } from '../src/places.ts'
import { geocoder } from './support/geocoder.ts'

const { search, reverse } = geocoder

// The sources write a straight apostrophe, as the national service does.
const coveredCities = cities.map(({ name, center }) => ({
  name: name.replaceAll('’', "'"),
  center,
}))

test.each(coveredCities)('$name comes first for its name, and has places', ({ name, center }) => {
  const [city] = search(name, 1, center)
  expect(city?.properties).toMatchObject({ label: name, type: 'municipality' })
  // Close to the centre that the city's quotes start from.
  expect(city?.properties.distance).toBeLessThan(5000)

  const distances = places
    .filter(({ city }) => city === name)
    .map((place) => haversineKm(center, place))
  expect(distances).not.toEqual([])
  expect(Math.max(...distances)).toBeLessThan(5)
})

test('every place is found by its label, and is the nearest one to where it is', () => {
  for (const place of places) {
    const label = `${place.name} ${place.postcode} ${place.city}`
    expect(search(label, 5)[0]?.properties.label).toBe(label)
    expect(reverse(place, 1)[0]?.properties).toMatchObject({ label, distance: 0 })
  }
})
