import { expect, test } from 'vitest'
import {
  pickedValue,
  positionValue,
  unknownNumber,
} from '../../src/pages/quote/form/picked-address.ts'

test.each([
  ['8b rue Victor Hugo', '8 Rue Victor Hugo 37000 Tours', '8b'],
  ['8 et 12 rue Victor Hugo', 'Rue Victor Hugo 37000 Tours', '8 et 12'],
  ['12 bis rue neuve', '12 Rue Neuve 69003 Lyon', '12 bis'],
  ['12 bis rue neuve', '12bis Rue Neuve 69003 Lyon', undefined],
  ['bâtiment 3, 12 rue neuve', '12 Rue Neuve 69003 Lyon', undefined],
  ['12 bd du port', 'Boulevard du Port 80000 Amiens', '12'],
  ['n°12 rue neuve', 'Rue Neuve 69003 Lyon', '12'],
  ['rue neuve', '12 Rue Neuve 69003 Lyon', undefined],
  ['8 mai 1945', 'Rue du 8 Mai 1945 69500 Bron', undefined],
  ['1er étage rue neuve', 'Rue Neuve 69003 Lyon', undefined],
])('of « %s » the pick %s lacks the number %s', (typed, label, number) => {
  expect(unknownNumber(typed, label)).toBe(number)
})

test('a postcode in front of a commune is no house number', () => {
  const coordinates = { latitude: 47.2, longitude: -1.55 }
  const { pick } = pickedValue(
    { label: 'Nantes', type: 'municipality', coordinates },
    '44300 Nantes',
  )
  expect(pick?.unknownNumber).toBeUndefined()
})

test.each([
  [{ latitude: 48.3904, longitude: -4.4861 }, ' ', 'Position 48,39040 N, 4,48610 O'],
  [{ latitude: -21.11, longitude: 55.5 }, ' rue X ', 'rue X (position 21,11000 S, 55,50000 E)'],
])('the position %j behind « %s » is named %s', (coordinates, typed, label) => {
  expect(positionValue(coordinates, typed)).toEqual({ text: label, pick: { label, coordinates } })
})
