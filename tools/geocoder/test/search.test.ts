import { cities, haversineKm } from '@plombier/quote-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from '../src/normalize-text.ts'
import { places } from '../src/places.ts'
import { communes, geocoder } from './support/geocoder.ts'

const { search, reverse } = geocoder
const lille = { latitude: 50.631, longitude: 3.064 }

test.each([
  // A commune by its name, its beginning or its postcode.
  ['ST ETIENNE', 'Saint-Étienne'],
  ["l'haÿ-les-roses", "L'Haÿ-les-Roses"],
  ['nœux–les–mines', 'Nœux-les-Mines'],
  ['69500 bron', 'Bron'],
  ['saint-denis 93200', 'Saint-Denis'],
  ['vinc', 'Vincennes'],
  ['vince', 'Vincennes'],
  ['la r', 'La Rochelle'],
  ['toulpuse', 'Toulouse'],
  ['dunkerque', 'Dunkerque'],
  // A street, however it is written; where it is unknown, its commune.
  ['place belle', 'Place Bellecour 69002 Lyon'],
  ['PL. DE LA RÉPUBLIQUE LILLE', 'Place de la République 59000 Lille'],
  ['12 bis r de la republique, 69002 Lyon', 'Rue de la République 69002 Lyon'],
  ['place du 8 septembre', 'Place du 8 Septembre 25000 Besançon'],
  ['8 bd du port amiens', '8 Boulevard du Port 80000 Amiens'],
  ['8 rue de la gare amiens', 'Amiens'],
  // What is no help, as on the national service.
  ['grneoble', undefined],
  ['330', undefined],
  ['place jbelecour', 'Place de la République 59000 Lille'],
  ['12 rue victor hugo', '12 Rue Victor Hugo 37000 Tours'],
  ['appt 4', 'Marseille 4e Arrondissement'],
  ['rue de la loge residence les pins', 'Résidence Les Pins 69005 Lyon'],
])('in Lille, %s finds %s first', (typed, label) => {
  expect(search(typed, 1, lille)[0]?.properties.label).toBe(label)
})

test('the name of a commune always leads there, and with its postcode to it alone', () => {
  const latitude = fc.double({ min: 41, max: 51.5, noNaN: true })
  const longitude = fc.double({ min: -5.5, max: 10, noNaN: true })
  const place = fc.record({ latitude, longitude })
  fc.assert(
    fc.property(fc.constantFrom(...communes), place, ({ name, code, postcodes }, near) => {
      const first = (typed: string) => search(typed, 1, near)[0]?.properties
      expect(normalizeText(first(name)?.label ?? '')).toBe(normalizeText(name))
      expect(first(`${postcodes[0]} ${name}`)?.citycode).toBe(code)
    }),
  )
})

test.each(cities)('$name comes first for its name, and has places', ({ name, center }) => {
  const [city] = search(name, 1, center)
  expect(city?.properties).toMatchObject({ label: name, type: 'municipality' })
  // Close to the centre that the city's quotes start from.
  expect(city?.properties.distance).toBeLessThan(5000)
  const own = places.filter(({ city }) => city === name)
  expect(own).not.toEqual([])
  expect(Math.max(...own.map((place) => haversineKm(center, place)))).toBeLessThan(5)
})

test('every place is found by its label, and by where it is', () => {
  for (const place of places) {
    const label = `${place.name} ${place.postcode} ${place.city}`
    expect(search(label, 5)[0]?.properties.label).toBe(label)
    const nearest = reverse(place, 1)[0]?.properties
    expect(nearest).toMatchObject({ label: expect.stringContaining(label), distance: 0 })
  }
})
