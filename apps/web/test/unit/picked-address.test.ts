import { expect, test } from 'vitest'
import { positionAddress } from '../../src/pages/quote/form/locate-address.ts'
import { unknownNumber } from '../../src/pages/quote/state/address-schema.ts'

test.each([
  [' 12bis, rue des lilas', 'Rue des Lilas 69500 Bron', '12 bis'],
  ['8 d’artagnan', 'Rue d’Artagnan 69500 Bron', '8'],
  ['14 B rue des lilas', 'Rue des Lilas 69500 Bron', '14 b'],
  ['12 bd du port', 'Boulevard du Port 80000 Amiens', '12'],
  ['n°12 rue victor hugo', 'Rue Victor Hugo 69002 Lyon', '12'],
  ['8 mai 1945', 'Rue du 8 Mai 1945 69500 Bron', undefined],
  ['paris 12', 'Paris', undefined],
  ['Meaux (77)', 'Meaux', undefined],
  ['rue neuve bâtiment 3', 'Rue Neuve 69003 Lyon', undefined],
  ['44300 Nantes', 'Nantes', undefined],
  ['1er étage rue des lilas', 'Rue des Lilas 69500 Bron', undefined],
])('of « %s » the pick %s lacks the number %s', (typed, label, number) => {
  const coordinates = { latitude: 45.7631, longitude: 4.8344 }
  expect(unknownNumber(typed, { label, type: 'street', coordinates })).toBe(number)
  const whole = { label: `10 ${label}`, type: 'housenumber', coordinates } as const
  expect(unknownNumber(typed, whole), 'another number was picked').toBeUndefined()
})

test.each([
  [{ latitude: 48.3904, longitude: -4.4861 }, 'Position 48,39040 N, 4,48610 O'],
  [{ latitude: -21.11, longitude: 55.5 }, 'Position 21,11000 S, 55,50000 E'],
])('the position %j as an address is named %s', (coordinates, label) => {
  expect(positionAddress(coordinates, ' ')).toEqual({ label, coordinates })
})
