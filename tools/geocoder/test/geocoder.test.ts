import { expect, test } from 'vitest'
import { geocoder } from './support/geocoder.ts'

const { search } = geocoder
const lille = { latitude: 50.631, longitude: 3.064 }
const caen = { latitude: 49.1828, longitude: -0.3706 }
const labels = (typed: string) => search(typed, 5).map(({ properties }) => properties.label)
const first = (typed: string) => labels(typed)[0]

test.each([
  ['bordeaux', 'Bordeaux'],
  ['PARIS', 'Paris'],
  ['saint etienne', 'Saint-Étienne'],
  ['ST ETIENNE', 'Saint-Étienne'],
  ["l'haÿ-les-roses", "L'Haÿ-les-Roses"],
  ['nœux–les–mines', 'Nœux-les-Mines'],
  ['33000', 'Bordeaux'],
])('%s is the commune %s', (typed, label) => {
  expect(first(typed)).toBe(label)
})

test.each([
  ['lyo', 'Lyon'],
  ['mar', 'Marseille'],
  ['place belle', 'Place Bellecour 69002 Lyon'],
  // Not for the abbreviation of a street.
  ['la r', 'La Rochelle'],
])('%s is enough for %s', (typed, label) => {
  expect(first(typed)).toBe(label)
})

test.each([
  ['rue de rivoli', 'Rue de Rivoli 75004 Paris'],
  ['r. de rivoli', 'Rue de Rivoli 75004 Paris'],
  ['PL. DE LA RÉPUBLIQUE LILLE', 'Place de la République 59000 Lille'],
  ['12 rue de la republique lyon', 'Rue de la République 69002 Lyon'],
  ['12 bis r de la republique, 69002 Lyon', 'Rue de la République 69002 Lyon'],
  ['place du 8 septembre', 'Place du 8 Septembre 25000 Besançon'],
])('%s is found as %s', (typed, label) => {
  expect(first(typed)).toBe(label)
})

test.each([
  ['8 bd du port amiens', 'Amiens'],
  ['12 rue des lilas bordeaux', 'Bordeaux'],
  ['3 rue victor hugo valence', 'Valence'],
])('%s, an unknown street, leads to %s', (typed, city) => {
  expect(first(typed)).toBe(city)
})

test.each([
  ['bordaux', 'Bordeaux'],
  ['marseillle', 'Marseille'],
  ['toulpuse', 'Toulouse'],
])('%s is understood as %s', (typed, city) => {
  expect(labels(typed)).toContain(city)
})

// What decides an order, and is no help: geocoder.md of the national service's engine.
test.each([
  ['an error that is not found', 'grneoble', lille, undefined],
  ['a part of a postcode', '330', lille, undefined],
  [
    'a street around that shares its type alone',
    'place jbelecour',
    lille,
    'Place de la République 59000 Lille',
  ],
  ['a far house with the number', '12 rue victor hugo', lille, '12 Rue Victor Hugo 37000 Tours'],
  ['a district by a bare number', 'appt 4', lille, /4e Arrondissement$/],
  [
    'a commune by the words behind a street',
    'rue de la loge residence les pins',
    lille,
    /Les Pins/,
  ],
  ['communes of one name', 'saint sauveur', caen, 'Saint-Sauveur'],
])('%s is as on the national service', (_, typed, near, label) => {
  const [first] = search(typed, 1, near)
  if (label) expect(first?.properties.label).toMatch(label)
  else expect(first).toBeUndefined()
})

test('a type leaves out the others', () => {
  const types = search('lyon', 50, undefined, 'municipality').map(
    ({ properties }) => properties.type,
  )
  expect([...new Set(types)]).toEqual(['municipality'])
  expect(search('place bellecour', 5, undefined, 'street')[0]?.properties.city).toBe('Lyon')
})

test('of two communes with one name the bigger comes first, unless a postcode says otherwise', () => {
  const postcode = (typed: string) => search(typed, 5)[0]?.properties.postcode
  expect(postcode('saint-denis')).toBe('97400')
  expect(postcode('saint-denis 93200')).toBe('93200')
})
