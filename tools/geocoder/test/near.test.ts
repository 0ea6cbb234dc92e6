import { type Coordinates, haversineKm } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from '../src/normalize-text.ts'
import { communes, geocoder } from './support/geocoder.ts'

const { search, reverse } = geocoder
const lyon = { latitude: 45.7578, longitude: 4.832 }
const lille = { latitude: 50.6305, longitude: 3.0706 }
const first = (typed: string, near: Coordinates) => search(typed, 1, near)[0]?.properties.label

/** Anywhere in metropolitan France, or not far from it. */
const placeInFrance = fc.record({
  latitude: fc.double({ min: 41, max: 51.5, noNaN: true }),
  longitude: fc.double({ min: -5.5, max: 10, noNaN: true }),
})

test('a far place comes first where its name matches better', () => {
  expect(first('place bellecour', lille)).toBe('Place Bellecour 69002 Lyon')
  expect(first('place de la republique lyon', lille)).toBe('Place de la République 69002 Lyon')
  expect(first('3 rue victor hugo valence', lyon)).toBe('Valence')
  // Amiens has a Place Gambetta.
  const amiens = { latitude: 49.8936, longitude: 2.2981 }
  expect(first('8 bd gambetta', amiens)).toMatch(/^Boulevard Gambetta/)
  const inSaintPriest = { latitude: 45.69, longitude: 4.94 }
  const [other] = search('07000 saint-priest', 1, inSaintPriest)
  expect(other?.properties.context).toMatch(/^07,/)
})

test('a whole commune name, or its postcode with it, always leads there from anywhere in France', () => {
  fc.assert(
    fc.property(fc.constantFrom(...communes), placeInFrance, ({ name, code, postcodes }, near) => {
      expect(normalizeText(first(name, near) ?? '')).toBe(normalizeText(name))
      expect(search(`${postcodes[0]} ${name}`, 1, near)[0]?.properties.citycode).toBe(code)
    }),
  )
})

test('only the order changes, and each distance is in metres', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('saint', 'place de la république'),
      placeInFrance,
      (typed, near) => {
        const found = search(typed, 100, near)
        const idsOf = (features: typeof found) =>
          features.map(({ properties }) => properties.id).toSorted()
        expect(idsOf(found)).toEqual(idsOf(search(typed, 100)))
        for (const { geometry, properties } of found) {
          const [longitude, latitude] = geometry.coordinates
          const metres = haversineKm(near, { latitude, longitude }) * 1000
          expect(properties.distance).toBe(Math.round(metres))
        }
      },
    ),
  )
})

test('a reverse search answers what lies within 200 m, nearest first', () => {
  const near = reverse({ latitude: 45.7605, longitude: 4.8361 }, 5)
  expect(near.map(({ properties }) => [properties.label, properties.distance])).toEqual([
    ['Place de la République 69002 Lyon', 31],
    ['Rue de la République 69002 Lyon', 189],
  ])
  expect(reverse({ latitude: 45.7605, longitude: 4.8361 }, 1)).toHaveLength(1)
  const arcachon = communes.find(({ name }) => name === 'Arcachon')
  expect(reverse(arcachon ?? lyon, 5), 'a whole commune is no answer').toEqual([])
})
