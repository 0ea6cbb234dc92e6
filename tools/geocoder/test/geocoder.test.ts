import { expect, test } from 'vitest'
import { geocoder } from './support/geocoder.ts'

const { search } = geocoder
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
  ['grneoble', 'Grenoble'],
])('%s is understood as %s', (typed, city) => {
  expect(labels(typed)).toContain(city)
})

test('a house number is not taken for the beginning of a postcode', () => {
  expect(labels('330')).toContain('Bordeaux')
  expect(labels('330 place bellecour')).not.toContain('Bordeaux')
})

test('of two communes with one name the bigger comes first, unless a postcode says otherwise', () => {
  const postcode = (typed: string) => search(typed, 5)[0]?.properties.postcode
  expect(postcode('saint-denis')).toBe('97400')
  expect(postcode('saint-denis 93200')).toBe('93200')
})
